/** A small battle to start from: complete, sound, and with every part that most battles need. */
export const TEMPLATE = `format: 1
system: vive-lempereur
id: new-battle
title: New battle
summary: One or two sentences for lists and previews.
sources:
  placements: { status: own }
  terrain: { status: own }
turns: 6
board:
  kind: hex
  # The printed map: 21 columns (there is no J) and 13 rows; row 1 is the south edge.
  columns: A-V
  rows: 13
  # Hexes by terrain; what is not listed is open ground. Ranges: B7-B10, or a rectangle such as A1-V4.
  terrain: { woods: [D6-D8, E7], hill: [H9-N9], bridge: [R7], farm: [L7] }
  roads:
    - { name: High road, path: [L1-L13] }
  rivers:
    - { name: Mill brook, kind: stream, path: [P7, Q7, R7, S7, T6] }
  names: { Mill farm: [L7] }
  sectors: { west: [A1-G13], centre: [H1-O13], east: [P1-V13] }
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [english], edge: north }
# By side, then by type. A general in the hex of a unit is attached to it.
# More than a hex: { at: H4, facing: NE, name: Foy }.
units:
  french:
    french-infantry: [D3, F3, H3, K3, M3, Q3, S3]
    heavy-cavalry: [N2]
    light-cavalry: [B3]
    medium-artillery: [L3]
    general: [H3, { at: Q3, name: Reille }]
  allied:
    english-infantry: [E11, I10, M10]
    regular-infantry: [C11, O10, R11, T11]
    light-cavalry: [K11, U11]
    medium-artillery: [L9]
    general: [I10, { at: R11, name: Picton }]
    garrison: [L7]
reinforcements:
  - { side: allied, turn: 3, units: { elite-infantry: [L13] } }
victory:
  - { side: french, level: decisive, check: end-of-turn, when: { controls: [L7, L9] } }
  - { side: french, level: substantial, check: end-of-round, when: { eliminated: { side: allied, units: 6 } } }
  - { side: allied, level: substantial, check: end-of-round, when: { eliminated: { side: french, units: 6 } } }
`
