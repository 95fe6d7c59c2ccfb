/** A sound scenario of any size: every hex in a terrain list or open, units spread over both halves, sides in balance. */
export function bigBattle(columns, rows, units) {
  const letters = 'ABCDEFGHIKLMNOPQRSTUVWXYZ'
  const column = (i) => (i < 25 ? letters[i] : letters[Math.floor(i / 25) - 1] + letters[i % 25])
  const hex = (c, r) => `${column(c)}${r + 1}`
  const hexes = (test) => {
    const list = []
    for (let c = 0; c < columns; c++) for (let r = 0; r < rows; r++) if (test(c, r)) list.push(hex(c, r))
    return `[${list.join(', ')}]`
  }
  const half = Math.floor(rows / 2)
  const army = (low, high) => {
    const step = Math.max(1, Math.floor((columns * (high - low)) / (units / 2)))
    return Array.from({ length: units / 2 }, (_, i) => i * step).map((n) =>
      hex(n % columns, low + Math.floor(n / columns)),
    )
  }
  const last = column(columns - 1)
  const [west, east] = [Math.floor(columns / 3), Math.floor((columns * 2) / 3)]
  return `format: 1
system: vive-lempereur
id: big-battle
title: Big battle
turns: 6
board:
  kind: hex
  columns: A-${last}
  rows: ${rows}
  terrain:
    woods: ${hexes((c, r) => (c * 7 + r * 3) % 11 === 0)}
    hill: ${hexes((c, r) => (c * 7 + r * 3) % 11 === 1)}
    field: ${hexes((c, r) => (c * 7 + r * 3) % 11 === 2)}
  roads:
    - [${column(west)}1-${column(west)}${rows}]
  sectors:
    west: [A1-${column(west - 1)}${rows}]
    centre: [${column(west)}1-${column(east - 1)}${rows}]
    east: [${column(east)}1-${last}${rows}]
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [english], edge: north }
units:
  french: { french-infantry: [${army(0, half).join(', ')}] }
  allied: { english-infantry: [${army(half, rows).join(', ')}] }
victory:
  - { side: french, level: substantial, check: end-of-round, when: { eliminated: { side: allied, units: ${units / 4} } } }
  - { side: allied, level: substantial, check: end-of-round, when: { eliminated: { side: french, units: ${units / 4} } } }
`
}
