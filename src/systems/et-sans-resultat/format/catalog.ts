import type { Tables } from './tables.ts'

/**
 * The sheet as it is printed, in inches and percent. The numbers of rules in brackets are those of our reading: values
 * that it calls rulings are not, or no longer, on the sheet.
 */
export const CATALOG: Tables = {
  leadership: { A: 3, B: 2, C: 1 },
  activation: {
    armyFactor: 2, // (5.5) ruling: the row is garbled
    ownObjective: 'own', // (5.6) ruling: the row is garbled
    leadingThis: 1,
    leadingOther: -1,
    vantage: 2,
    distance: -1,
    fatigue: -1,
    delay: -1,
    enemyNear: -1,
    enemyClose: -3,
    reserved: 3,
    retreating: -2,
    broken: -3,
    formationReserve: 2,
    success: 7,
    delayed: 3,
    delayFor: 'half-die',
    aide: 'active', // (6) ruling
    delayMode: 'wait', // (5.4) ruling
  },
  actions: {
    'take-command': false,
    'abandon-command': true,
    'abandon-running': false,
    'change-objective': true,
    'commit-battery': true,
    'send-aide': false,
    'commit-specialty': true,
    'recall-battery': true,
    'displace-battery': true,
    detach: true,
    'grand-battery': true,
    rally: true,
    inspire: false,
  },
  movement: {
    rate: {
      infantry: { road: 12, ployed: 10, deployed: 8 },
      cavalry: { road: 15, ployed: 12, deployed: 10 },
      general: { road: 24, ployed: 18 },
    },
    rough: 2,
    roughLight: 1,
    dense: 2,
    denseHalts: true,
    denseLight: 2,
    withdrawing: 2,
  },
  ploy: {
    fatigue: -1,
    third: -1,
    nations: [
      { nations: ['french', 'polish', 'italian'], grade: 'guard', add: 3 },
      { nations: ['french', 'polish', 'italian'], years: [1804, 1808], add: 2 },
      { nations: ['french', 'polish', 'italian'], years: [1809, 1812], add: 1 },
      { nations: ['french', 'polish', 'italian'], years: [1815, 1815], add: 1 },
      { alliesOf: 'french', years: [1806, 1812], add: 1 },
      { alliesOf: 'french', years: [1815, 1815], add: 1 },
      { nations: ['austrian', 'russian'], years: [1700, 1805], add: -1 },
      { nations: ['prussian'], years: [1700, 1806], add: -2 },
    ],
    rough: -3,
    dense: -5,
    onlyCavalry: 3,
    rush: 7,
    rushFatigue: 1,
    reserved: 5,
    results: [{ min: 12, units: 5 }, { min: 8, units: 4 }, { min: 4, units: 3 }, { units: 2 }],
  },
  guns: {
    // (9.4) ruling: plain 12-pounders, whose value is lost.
    perSection: { 3: 0, 4: 0, 6: 1, 7: 1, 8: 1, 12: 3, 'french-8': 2, 'british-9': 2, 'russian-12': 2 },
    fatigue: -4,
    badWeather: 50,
    intense: 150,
    intenseFatigue: 1,
    floor: 0,
  },
  skirmish: {
    effective: { line: 2, light: 3, irregular: 3 },
    ineffective: { line: 1, light: 2, irregular: 1 }, // (9.5) ruling: line, whose value is lost
    rifles: { RF1: 1, RF2: 2, RF3: 3 }, // (9.5) ruling: the values are lost
    fatigue: -3,
    attackingCavalry: 0,
    intense: 150,
    intenseFatigue: 1,
    floor: 0, // (9.5) ruling
  },
  fate: {
    harmed: 2,
    personalCommand: -2,
    WO: 1, // (10.2) ruling: the value is lost
    CD: 2, // (10.2) ruling: the value is lost
    DD: -2, // (10.2) ruling: the value is lost
    invincible: 2, // (10.3) ruling
    unhurt: 11,
    wounded: 9,
    stunned: 7,
    disabled: 5,
    woundTurns: 3,
  },
  assessment: {
    trigger: 10,
    brittle: -1,
    determined: 2,
    stoic: 1,
    enthusiastic: 1,
    retreating: -2,
    rallying: -4,
    broken: -4,
    friendRetreating: -1,
    friendBroken: -3,
    builtUp: 1,
    fortification: 1,
    fortifiedCity: 2,
    strongPoint: 1,
    outflanked: -3,
    score: -1,
    scorePer: 10,
    losses: -2,
    lossesPer: 3,
    fatigue: -1,
    shortRange: -1,
    enfilade: -1,
    unlimbered: 1,
    intense: 1,
    inspired: 1, // (6) ruling
    fatigueTo: 'principal', // (2.7) ruling
    results: [
      { min: 10 },
      { min: 5, roll: 4, irregulars: 'roll', cavalry: 'may-evade', fatigue: 1 },
      { min: 0, roll: 8, irregulars: 'roll', cavalry: 'may-evade', batteries: 'half-die', fatigue: 2 },
      { min: -4, roll: 10, irregulars: 'evade', cavalry: 'must-evade', batteries: 'die', fatigue: 4 },
      { min: -9, irregulars: 'removed', cavalry: 'rout', batteries: 'all', fatigue: 5 },
      { irregulars: 'removed', cavalry: 'removed', batteries: 'all', retreat: true },
    ],
  },
  status: { retreat: 100, broken: 150 },
  combat: {
    fortified: 1,
    rear: -3,
    ployed: -3, // (12.5) ruling
    broken: -5,
    fatigue: -1,
    fatiguePer: { cavalry: 2, infantry: 3, artillery: 4 },
    larger: -1,
    multiple: -1,
    S1: 1,
    S2: 2,
    S3: 3,
    engineers: 1,
    lightInDense: 1,
    irregularInDense: 1,
    breakthrough: 4,
    supported: 4,
    rout: 7,
    removed: 10,
    winFatigue: 1,
    tieFatigue: 1,
    retireFatigue: 1,
    routFatigue: 1,
    tieLimit: 3, // (12.12) ruling
  },
  recovery: { quiet: 1, rally: 2 }, // (8.7) ruling
  reach: {
    guns: 6,
    shortRange: 3,
    skirmish: 3,
    near: 6,
    close: 3,
    command: 12,
    objective: 3, // (5.9) ruling
    personalCommand: 3, // (6) ruling
    commit: 1.5, // (6) ruling
    grandBattery: 3, // (6) ruling
    rejoin: 3, // (6) ruling
    cohesion: 9, // (3.6) ruling
    change: 1.5,
    recovery: 6, // (8.7) ruling
    withdraw: 6,
    fateGuns: 6,
    fateOthers: 3,
    friendRetreating: 3,
    friendBroken: 6,
    friendlyBattery: 1.5,
    outflank: 6, // (11.4) ruling
    evadeFrom: 6, // (11.7) ruling
    evadeTo: 6, // (11.7) ruling
    retreatTo: 6,
    brokenTo: 12,
    support: 3, // (12.8) ruling
    retireFoot: 4, // (12.9) ruling
    retireHorse: 5, // (12.9) ruling
    breakthroughFoot: 4, // (12.10) ruling
    breakthroughHorse: 5, // (12.10) ruling
    entry: 3, // (13.4) ruling
    sight: 1, // (1.8) ruling
  },
  // (5, 5.10) rulings, after the sheet's ranges
  directives: {
    attackLine: 6,
    defend: 6,
    defendEnemy: 3,
    support: 6,
    moveMayStop: 6,
    moveMustStop: 3,
    reserveEnemy: 6,
    conversion: 3,
    opportunity: 3,
    retreatClear: 6,
    brokenClear: 12,
  },
  // (1.3) ruling
  footprints: {
    infantry: [1, 0.6],
    cavalry: [1.2, 0.6],
    battery: [0.8, 0.6],
    column: [0.6, 1],
  },
  spacing: { line: 1.2, cavalryLine: 1.4, double: 1.5, column: 1.2 }, // (3.4) ruling
  area: { radius: 1, behind: 6, reach: 10, touch: 1.5 }, // (1.10) ruling
  sizeBands: [450, 750], // (2.9) ruling
  // (2.2, 2.9, 9.1, 11.2, 11.6, 11.11) rulings
  readings: {
    runningGuns: 'reserve',
    routedUnits: 'safe',
    larger: 'bands',
    targets: 'one',
    assessments: 'together',
    occupiedBy: 'deployed-infantry',
    shelters: 'best',
    statusCheck: 'after-combat',
  },
}
