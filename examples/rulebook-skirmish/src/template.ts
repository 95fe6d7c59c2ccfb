/** What `berthier new` writes. */
export const TEMPLATE = `format: 1
system: skirmish
id: new-battle
title: New battle
turns: 6
board:
  kind: hex
  columns: A-I
  rows: 7
  # Hexes that are not listed are open.
  terrain:
    woods: [C4, G4]
    village: [E4]
  names:
    The village: [E4]
# The first side begins (2.1).
sides:
  red: { name: Red }
  blue: { name: Blue }
units:
  red: { line: [D2, E2, F2], light: [C2] }
  blue: { line: [D6, E6, F6], light: [G6] }
# Whoever holds more of these after the last turn wins (7.3).
objectives: [E4]
# A side that has lost so many steps is broken (7.1).
breakpoint: { red: 9, blue: 9 }
`
