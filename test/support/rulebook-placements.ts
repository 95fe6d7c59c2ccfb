// The set-ups of 13.1 to 13.3, typed out from the rulebook in its own order: what the shipped battles are compared with.
import type { UnitType } from '../../src/systems/vive-lempereur/format/index.ts'

type Placements = Partial<Record<UnitType, string[]>>
type UnitCounts = Partial<Record<UnitType, number>>

interface RulebookBattle {
  rule: string
  sides: Record<string, Placements>
  arrivals: { side: string; turn: number; units: Placements }[]
}

export const rulebookBattles: Record<'waterloo' | 'quatre-bras' | 'ligny', RulebookBattle> = {
  waterloo: {
    rule: '13.1',
    sides: {
      french: {
        'french-infantry': ['D5', 'E4', 'F5', 'G4', 'K4', 'K5', 'L4', 'L5', 'N5', 'O6', 'Q7', 'R7'],
        'elite-infantry': ['L1', 'N1'],
        'old-guard': ['M2'],
        'light-cavalry': ['B5', 'F3', 'S7'],
        'medium-cavalry': ['H3'],
        'heavy-cavalry': ['G2', 'G3', 'O4', 'P3'],
        'medium-artillery': ['C4', 'I4'],
        'heavy-artillery': ['K2', 'P6'],
        'horse-artillery': ['Q5'],
        general: ['F5', 'K4', 'R6'],
      },
      allied: {
        'militia-infantry': ['B10', 'K10', 'N10'],
        'regular-infantry': ['G10'],
        'english-infantry': ['C10', 'D7', 'I10', 'O11'],
        'elite-infantry': ['E9', 'H10', 'M11'],
        'light-cavalry': ['D10', 'Q12', 'R12'],
        'medium-cavalry': ['H12'],
        'heavy-cavalry': ['I11', 'L11'],
        'medium-artillery': ['C9', 'F10', 'N11'],
        'heavy-artillery': ['K11'],
        'horse-artillery': ['P11'],
        general: ['B12', 'H11', 'P12'],
        garrison: ['D8', 'M9'],
      },
    },
    arrivals: [],
  },
  'quatre-bras': {
    rule: '13.2',
    sides: {
      french: {
        'french-infantry': ['B6', 'C5', 'G4', 'H4', 'L4', 'N4', 'Q4', 'R4'],
        'light-cavalry': ['G2'],
        'medium-cavalry': ['L2'],
        'heavy-cavalry': ['N2'],
        'medium-artillery': ['H5', 'K4', 'M4'],
        'horse-artillery': ['M2'],
        general: ['C3', 'K3', 'N2'],
      },
      allied: {
        'militia-infantry': ['E9', 'N9'],
        'regular-infantry': ['E7', 'F7', 'H8'],
        'english-infantry': ['N8', 'Q7'],
        'elite-infantry': ['K10', 'L9'],
        'light-cavalry': ['G8', 'K12'],
        'medium-artillery': ['K9', 'P7'],
        general: ['E10', 'G8', 'I8'],
      },
    },
    arrivals: [
      { side: 'allied', turn: 4, units: { 'militia-infantry': ['A12'] } },
      { side: 'allied', turn: 4, units: { 'elite-infantry': ['I13', 'K13'] } },
    ],
  },
  ligny: {
    rule: '13.3',
    sides: {
      french: {
        'french-infantry': ['B7', 'D6', 'D5', 'E3', 'K5', 'M6', 'O6'],
        'elite-infantry': ['E2', 'G2'],
        'old-guard': ['F2'],
        'light-cavalry': ['A7', 'P5'],
        'medium-cavalry': ['S4', 'U4'],
        'heavy-cavalry': ['E1', 'I1', 'Q4'],
        'medium-artillery': ['C6', 'N6'],
        'heavy-artillery': ['I5', 'L5'],
        'horse-artillery': ['P4'],
        general: ['A5', 'M4', 'Q3'],
      },
      prussian: {
        'regular-infantry': ['G11', 'H12', 'I11', 'L10', 'F8', 'H9', 'K9', 'L8', 'R11', 'R9', 'T8', 'U8'],
        'light-cavalry': ['K11', 'V9'],
        'medium-cavalry': ['C10'],
        'medium-artillery': ['G8', 'I9', 'S8'],
        'horse-artillery': ['L11'],
        general: ['D11', 'I12', 'S8'],
        garrison: ['E7', 'F5', 'K7', 'L7', 'Q8', 'R5', 'T5'],
      },
    },
    arrivals: [],
  },
}

/** 13.1: the Prussians who may come to Waterloo. */
export const waterlooPool: UnitCounts = {
  general: 1,
  'regular-infantry': 8,
  'heavy-cavalry': 1,
  'light-cavalry': 1,
  'medium-artillery': 2,
}

/** 14.0: what each player of a hypothetical battle deploys. */
export const hypotheticalForces: UnitCounts = {
  general: 3,
  'regular-infantry': 8,
  'elite-infantry': 2,
  'light-cavalry': 3,
  'heavy-cavalry': 2,
  'medium-artillery': 1,
  'heavy-artillery': 1,
  'horse-artillery': 1,
}
