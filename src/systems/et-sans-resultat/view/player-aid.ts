import type { TextSection } from '../../../scenario/convert/notation.ts'
import { capitalise, enumerate } from '../../../scenario/wording.ts'
import { ALLOWANCE, type Tables } from '../format/index.ts'

/** The sheet that players look things up on, with the numbers of this battle. */
export function describeTables(tables: Tables): readonly TextSection[] {
  return [
    orders(tables),
    movement(tables),
    ploy(tables),
    fire(tables),
    combat(tables),
    fate(tables),
    assessments(tables),
    statuses(tables),
  ]
}

const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`)
/** Nations go by their ids, in small letters. */
const named = (id: string) => capitalise(id.replaceAll('-', ' '))
const inches = (tenths: number) => `${tenths / 10}"`

function orders({ activation, actions, leadership, reach }: Tables): TextSection {
  const free = Object.entries(actions).flatMap(([action, isTested]) => (isTested ? [] : [action.replaceAll('-', ' ')]))
  return {
    heading: 'Orders and leader actions: 2D6',
    sentences: [
      `Leadership of the issuer and of the receiver: A ${signed(leadership.A)}, B ${signed(leadership.B)}, C ${signed(leadership.C)}; an army commander’s counts ${activation.armyFactor} times for a force commander.`,
      `Leading this formation in person ${signed(activation.leadingThis)} × leadership; leading another ${signed(activation.leadingOther)} × leadership.`,
      `Superior vantage point ${signed(activation.vantage)}; every full ${inches(reach.command)} apart ${signed(activation.distance)}; each fatigue marker ${signed(activation.fatigue)}; each delay marker ${signed(activation.delay)}.`,
      `Enemy within ${inches(reach.near)} ${signed(activation.enemyNear)}, within ${inches(reach.close)} ${signed(activation.enemyClose)}; formation in reserve ${signed(activation.reserved)}, retreating ${signed(activation.retreating)}, broken ${signed(activation.broken)}; battery from its own reserve ${signed(activation.formationReserve)}.`,
      `${activation.success} or more: done. ${activation.delayed} to ${activation.success - 1}: an order is delayed by ${activation.delayFor === 'die' ? 'a die' : 'half a die'} in turns, an action fails. Less: lost.`,
      `Actions without a test: ${free.length === 0 ? 'none' : free.join(', ')}. An imperial aide gets an order ${activation.aide} at once.`,
    ],
  }
}

function movement({ movement: { rate, rough, dense, denseHalts, withdrawing } }: Tables): TextSection {
  const far = (points: number) => inches(Math.floor(ALLOWANCE / points))
  const line = (what: string, { road, ployed, deployed }: { road: number; ployed: number; deployed?: number }) =>
    `${what}: on a road ${far(road)}, in column ${far(ployed)}${deployed === undefined ? '' : `, deployed ${far(deployed)}`}.`
  return {
    heading: 'Movement',
    sentences: [
      line('Infantry and foot artillery', rate.infantry),
      line('Cavalry and horse artillery', rate.cavalry),
      line('Generals', rate.general),
      `${rough === dense ? `Rough and dense ground cost ${rough} times` : `Rough ground costs ${rough}, dense ground ${dense} times`} as much; lights and irregulars treat rough ground as open.${denseHalts ? ' Others halt on entering and on leaving dense ground.' : ''} Retreating and broken formations pay ${withdrawing} times as much.`,
    ],
  }
}

function ploy({
  ploy: { fatigue, third, rough, dense, onlyCavalry, rush, reserved, results, nations },
}: Tables): TextSection {
  return {
    heading: 'Ploy and deploy: 2D6',
    sentences: [
      `Leadership of the formation’s commander; each fatigue marker ${signed(fatigue)}; each full third of its movement ${signed(third)}; into rough ground ${signed(rough)}, into dense ${signed(dense)}; only cavalry ${signed(onlyCavalry)}; in a rush ${signed(rush)}, at the cost of fatigue; in reserve ${signed(reserved)}.`,
      ...nations.map(({ nations: who = [], alliesOf, grade, years, add }) => {
        const when = years && (years[0] === years[1] ? String(years[0]) : years.join('–'))
        const troops = alliesOf === undefined ? enumerate(who.map(named)) : `Allies of the ${named(alliesOf)}`
        const whom = [troops, grade].filter(Boolean).join(' ')
        return `${[whom, when].filter(Boolean).join(', ')}: ${signed(add)}.`
      }),
      results.map(({ min, units }) => `${min === undefined ? 'Less' : `${min} or more`}: ${units} units`).join('; '),
    ],
  }
}

function fire({ guns, skirmish, reach }: Tables): TextSection {
  const weights = Object.entries(guns.perSection).map(([weight, points]) => `${named(weight)}-pdr ${points}`)
  const kinds = (doctrine: Readonly<Record<string, number>>) =>
    Object.entries(doctrine)
      .map(([kind, points]) => `${kind} ${points}`)
      .join(', ')
  return {
    heading: 'Artillery and skirmishing: points + 2D6',
    sentences: [
      `Guns within ${inches(reach.guns)}, each section of two: ${weights.join(', ')}; each fatigue marker of the artillery ${signed(guns.fatigue)}; in snow, heavy rain or mud ${guns.badWeather} %; intensely ${guns.intense} %, at the cost of fatigue.`,
      `Skirmishers within ${inches(reach.skirmish)}, each battalion: effective doctrine ${kinds(skirmish.effective)}; ineffective ${kinds(skirmish.ineffective)}; each fatigue marker of the infantry ${signed(skirmish.fatigue)}; intensely ${skirmish.intense} %, at the cost of fatigue. ${skirmish.attackingCavalry === 0 ? 'Nothing against attacking cavalry.' : `Against attacking cavalry ${skirmish.attackingCavalry} %.`}`,
    ],
  }
}

function combat({ combat: own }: Tables): TextSection {
  const { fatiguePer: per } = own
  return {
    heading: 'Combat: 2D6 each',
    sentences: [
      `Tactical rating of the commander and combat rating of the unit. Defending a fortification or strong point ${signed(own.fortified)}; attacked in the rear, or limbered, ${signed(own.rear)}; broken, or in its own reformation area, ${signed(own.broken)}.`,
      `Fatigue of the formation: ${signed(own.fatigue)} for every ${per.cavalry} against cavalry, ${per.infantry} against infantry, ${per.artillery} against artillery. A larger enemy ${signed(own.larger)}, several ${signed(own.multiple)}.`,
      `Shock in the first fight of the turn: S1 ${signed(own.S1)}, S2 ${signed(own.S2)}, S3 ${signed(own.S3)}; engineers against buildings, bridges and forts ${signed(own.engineers)}; lights in dense ground ${signed(own.lightInDense)}, irregulars ${signed(own.irregularInDense)}.`,
      `Won by ${own.breakthrough} or more: breakthrough (infantry that beats cavalry holds). Won by less: hold. Lost by up to ${own.supported - 1}: retire. By ${own.supported} to ${own.rout - 1}: retire if supported, else rout. By ${own.rout} to ${own.removed - 1}: rout. By ${own.removed} or more: removed. Tie: fatigue, and fight again.`,
    ],
  }
}

function fate({ fate: own, reach }: Tables): TextSection {
  return {
    heading: 'Fate of leaders: 2D6',
    sentences: [
      `Every commander within ${inches(reach.fateGuns)} of guns or ${inches(reach.fateOthers)} of other enemies; in personal command ${signed(own.personalCommand)}, wandered off [WO] ${signed(own.WO)}, charmed life [CD] ${signed(own.CD)}, a date with death [DD] ${signed(own.DD)}. Harmed on ${own.harmed} or less.`,
      `Then: ${own.unhurt} or more unhurt; ${own.wounded} or more wounded for ${own.woundTurns} turns; ${own.stunned} or more stunned, and his command defends; less: he is gone.`,
    ],
  }
}

function assessments({ assessment: own, leadership }: Tables): TextSection {
  const effects = own.results.map(({ min, fatigue = 0, irregulars, cavalry, batteries, retreat }) =>
    [
      min === undefined ? 'Less' : `${min} or more`,
      [
        irregulars && `irregulars ${irregulars}`,
        cavalry && `cavalry ${cavalry.replace('-', ' ')}`,
        batteries && `batteries retire: ${batteries.replace('-', ' a ')}`,
        retreat && 'the formation retreats',
        fatigue > 0 && `fatigue +${fatigue}`,
      ]
        .filter(Boolean)
        .join(', ') || 'no effect',
    ].join(': '),
  )
  return {
    heading: 'Assessments: 2D6',
    sentences: [
      `After a score of ${own.trigger} or more, harm to the commander, a fight, or an enemy at the reformation area. Leadership A ${signed(leadership.A)}, B ${signed(leadership.B)}, C ${signed(leadership.C)}; every ${own.scorePer} of the score ${signed(own.score)}; every ${own.lossesPer} fights lost ${signed(own.losses)}; each fatigue marker ${signed(own.fatigue)}; outflanked or area touched ${signed(own.outflanked)}.`,
      `Brittle ${signed(own.brittle)}, determined ${signed(own.determined)}, stoic in defence ${signed(own.stoic)}, enthusiastic in attack ${signed(own.enthusiastic)}; retreating ${signed(own.retreating)}, rallying ${signed(own.rallying)}, broken ${signed(own.broken)}; friends retreating ${signed(own.friendRetreating)}, broken ${signed(own.friendBroken)}.`,
      `In a town ${signed(own.builtUp)}, fortification ${signed(own.fortification)}, fortified city ${signed(own.fortifiedCity)}, strong point ${signed(own.strongPoint)}; each enemy battery at short range ${signed(own.shortRange)}, in enfilade ${signed(own.enfilade)}; each of its own batteries unlimbered ${signed(own.unlimbered)}, firing intensely ${signed(own.intense)}.`,
      ...effects,
    ],
  }
}

function statuses({ status }: Tables): TextSection {
  return {
    heading: 'Status of formations',
    sentences: [`Fatigue of ${status.retreat} % of the deployed units: retreat. Of ${status.broken} %: broken.`],
  }
}
