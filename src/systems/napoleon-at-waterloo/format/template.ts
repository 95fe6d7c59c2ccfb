/** A small battle to start from: complete, sound, and with every part that most battles need. */
export const TEMPLATE = `format: 1
system: napoleon-at-waterloo
# standard: divisions, one to a hex. advanced: brigades, three to a hex, with bombardments and modified dice.
edition: standard
id: new-battle
title: New battle
summary: One or two sentences for lists and previews.
sources:
  terrain: { status: own }
  placements: { status: own }
turns: 8
board:
  kind: hex
  # Hexes have four digits, column and row, from the north-west: "0101". Quote single hexes; ranges need no quotes.
  columns: 01-15
  rows: 12
  # Hexes not listed are clear. Woods that a road enters are woods/road.
  terrain: { town: ["0805"], woods: [0306-0307, "0407"] }
  roads:
    - { name: High road, path: [0801-0812] }
  names: { Mill: ["0805"] }
sides:
  # The first side moves first.
  french: { name: French, nations: [french] }
  allied: { name: Allied, nations: [british, prussian] }
# By side, kind and counter values: combat strength and movement allowance.
# To give more than a hex: { at: "0910", name: Guard }.
units:
  french:
    infantry: { 6-4: ["0710", { at: "0910", name: Guard }], 4-4: ["0510", "1010"] }
    cavalry: { 3-5: ["0410"] }
    artillery: { 3-3: ["0809"] }
  allied:
    infantry: { 5-4: ["0704", "0904"], 4-4: ["0504", "1104"] }
    cavalry: { 3-5: ["0803"] }
    artillery: { 2-3: ["0805"] }
reinforcements:
  - { turn: 3, side: allied, nation: prussian, at: [1503-1508], units: { infantry: { 4-4: 2 }, cavalry: { 2-5: 1 } } }
exits: { french: [0601-1001] }
demoralisation: { points: 15, sides: [allied] }
victory:
  - { side: french, when: { all: [{ destroyedFirst: 15 }, { exited: 3 }] } }
  - { side: allied, when: { destroyedFirst: 15 } }
`
