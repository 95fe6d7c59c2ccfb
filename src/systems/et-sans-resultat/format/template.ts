/** A small battle to start from: complete, sound, and with every part that most battles need. */
export const TEMPLATE = `format: 1
system: et-sans-resultat
id: new-battle
title: New battle
# Nations ploy and deploy better in some years than in others.
year: 1809
summary: One or two sentences for lists and previews.
sources:
  terrain: { status: own }
  armies: { status: own }
turns: 12
clock:
  start: "12:00"
  minutes: 20
board:
  # A table in inches; places are [x, y] from its south-west corner, and tenths of an inch count.
  kind: table
  width: 36
  height: 24
  yards: 150
  # Later features lie on top; ground not covered is clear.
  features:
    mill-hill: { name: Mill hill, kind: hill, area: [[20, 15], [27, 15], [27, 18], [20, 18]] }
    brook: { name: Brook, kind: stream, line: [[0, 12], [14, 11], [36, 13]] }
    wood: { name: The wood, kind: woods, area: [[6, 13], [10, 13], [10, 17], [6, 16]] }
    high-road: { name: High road, kind: road, line: [[18, 0], [18, 24]] }
    bridge: { name: Bridge, kind: bridge, area: [[17.6, 10.8], [18.4, 10.8], [18.4, 11.8], [17.6, 11.8]] }
    village: { name: Village, kind: built-up, area: [[17, 14], [19, 14], [19, 15.4], [17, 15.4]] }
  # Places to fight for.
  areas: { village: { name: Village, owner: austrian, area: [[16, 13], [20, 13], [20, 16.5], [16, 16.5]] } }
  # Where troops come onto the table.
  entries: { south: { name: High road, at: [18, 0], facing: "N", road: high-road } }
sides:
  french: { name: French, nations: [french], edge: south }
  austrian: { name: Austrian, nations: [austrian], edge: north }
# The side with the initiative on odd turns.
first: french
armies:
  french:
    forces:
      corps:
        name: Corps
        commander: { id: marshal, name: The marshal, leadership: B, tactics: 1, at: [18, 4] }
        # An area, or a point such as [18, 15].
        objective: village
        formations:
          first-division:
            name: 1st Division
            commander: { name: First general, leadership: B, tactics: 1 }
            doctrine: effective
            # attack, defend, move, reserve, or support with supports: another formation.
            directive: attack
            facing: "N"
            units:
              1-line: { name: I/1st Line, type: line, rating: 3, men: 600, at: [15.5, 7] }
              2-line: { name: II/1st Line, type: line, rating: 3, men: 600, at: [16.8, 7] }
              3-line: { name: I/2nd Line, type: line, rating: 3, men: 600, at: [19.2, 7] }
              4-light: { name: Light Infantry, type: light, rating: 3, men: 500, at: [20.5, 7] }
              # A battery without a place waits in reserve.
              1-guns: { name: Foot battery, type: foot-battery, rating: 1, guns: 8, weight: 8 }
          second-division:
            name: 2nd Division
            commander: { name: Second general, leadership: C, tactics: 0 }
            doctrine: effective
            directive: move
            # In march column on the high road.
            arrives: { turn: 2, entry: south }
            units:
              5-line: { name: I/3rd Line, type: line, rating: 3, men: 550 }
              6-line: { name: II/3rd Line, type: line, rating: 3, men: 550 }
              1-hussars: { name: Hussars, type: cavalry, rating: 3, men: 450, traits: [S1] }
  austrian:
    forces:
      wing:
        name: Left wing
        commander: { id: count, name: The count, leadership: C, tactics: 1, at: [18, 19] }
        objective: village
        formations:
          first-brigade:
            name: 1st Brigade
            commander: { name: Third general, leadership: C, tactics: 1 }
            doctrine: ineffective
            # BR brittle, DT determined, ST stoic, EN enthusiastic, IM impetuous.
            traits: [ST]
            directive: defend
            facing: S
            units:
              7-line: { name: I/7th Infantry, type: line, rating: 2, men: 900, at: [15.8, 15.2] }
              8-line: { name: II/7th Infantry, type: line, rating: 2, men: 900, at: [18, 14.6] }
              9-line: { name: I/8th Infantry, type: line, rating: 2, men: 900, at: [20.2, 15.2] }
              2-guns: { name: Brigade battery, type: foot-battery, rating: 1, guns: 8, weight: 6, at: [21.6, 15.4] }
          second-brigade:
            name: 2nd Brigade
            commander: { name: Fourth general, leadership: C, tactics: 0 }
            doctrine: ineffective
            directive: support
            supports: first-brigade
            facing: S
            units:
              10-line: { name: I/9th Infantry, type: line, rating: 2, men: 850, at: [16.4, 18.6] }
              11-line: { name: II/9th Infantry, type: line, rating: 2, men: 850, at: [19.6, 18.6] }
              2-hussars: { name: Hussars, type: cavalry, rating: 3, men: 500, at: [22, 18.6] }
victory:
  # The first condition that holds decides; if none does, the battle is a draw.
  - side: french
    level: decisive
    check: end-of-turn
    when: { all: [{ controls: [village] }, { brokenFormations: { side: austrian, atLeast: 2 } }] }
  - { side: french, level: marginal, check: at-end, when: { controls: [village] } }
  - { side: austrian, level: marginal, check: at-end, when: { controls: [village] } }
`
