/** So many inches that both sides have room, and as many as the format has. */
export const SIZES: readonly [least: number, most: number] = [18, 400]

/** A small sound battle on an open table. */
export function blank({ width, height }: { readonly width: number; readonly height: number }): string {
  const [least, most] = SIZES
  const fits = (inches: number) => inches >= least && inches <= most && Number.isInteger(Math.round(inches * 100) / 10)
  if (!fits(width) || !fits(height)) throw new RangeError(`no table of ${width} by ${height} inches`)
  const middle = Math.floor(width / 2)
  const [x, y] = [middle, Math.floor(height / 2)]
  const depth = Math.min(6, Math.floor(height / 4))
  const fromNorth = (inches: number) => Math.round((height - inches) * 10) / 10
  const outline = [[-2, -2], [2, -2], [2, 2], [-2, 2]].map(([dx, dy]) => `[${x + dx!}, ${y + dy!}]`).join(', ') // biome-ignore format: corners
  const army = (side: string, name: string, from: number, towards: string, generalAt: number) => `  ${side}:
    forces:
      ${side}-corps:
        name: ${name} corps
        commander: { id: ${side}-general, name: ${name} general, leadership: B, tactics: 1, at: [${x}, ${generalAt}] }
        objective: middle
        formations:
          ${side}-division:
            name: ${name} division
            commander: { name: ${name} commander, leadership: C, tactics: 0 }
            doctrine: effective
            directive: attack
            facing: ${towards}
            units:
              ${side}-1: { name: 1st Brigade, type: line, rating: 3, men: 600, at: [${x - 2}, ${from}] }
              ${side}-2: { name: 2nd Brigade, type: line, rating: 3, men: 600, at: [${x}, ${from}] }
              ${side}-3: { name: 3rd Brigade, type: line, rating: 3, men: 600, at: [${x + 2}, ${from}] }
`
  return `format: 1
system: et-sans-resultat
id: new-battle
title: New battle
year: 1809
sources:
  terrain: { status: own }
  armies: { status: own }
turns: 12
board:
  kind: table
  width: ${width}
  height: ${height}
  yards: 150
  areas: { middle: { name: Middle, area: [${outline}] } }
sides:
  french: { name: French, nations: [french], edge: south }
  austrian: { name: Austrian, nations: [austrian], edge: north }
first: french
armies:
${army('french', 'French', depth, '"N"', depth - 2)}${army('austrian', 'Austrian', fromNorth(depth), 'S', fromNorth(depth - 2))}victory:
  - { side: french, level: marginal, check: at-end, when: { controls: [middle] } }
  - { side: austrian, level: marginal, check: at-end, when: { controls: [middle] } }
`
}
