// Prints what a battle with forty unit types of its own in three used files takes to be checked, to the same battle written out.
import { parseText } from '../src/scenario/reading/parse.ts'
import { inlineUsed } from '../src/scenario/uses/inline.ts'
import type { OpenUsedFile, UsesContext } from '../src/scenario/uses/uses-context.ts'
import { validate } from '../src/scenario/validate.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { hand, measure } from './measure.ts'

const system = SYSTEMS.find(({ id }) => id === 'et-sans-resultat')!
const TYPES = Array.from({ length: 40 }, (_, i) => `own-${i}`)

/** Each of three files has a third of the types. */
const files = ['one.yaml', 'two.yaml', 'three.yaml'].map((path, file) => {
  const entries = TYPES.flatMap((id, i) =>
    i % 3 === file
      ? [`  ${id}: { name: Type ${i}, like: line, letter: T${i}, rating: 4, men: ${500 + i}, range: 3, rough: 2 }\n`]
      : [],
  )
  const text = `format: 1\nsystem: ${system.id}\nkind: definitions\nid: file-${file}\ntitle: File ${file}\ntroops:\n${entries.join('')}`
  return [path, text] as const
})
const texts = new Map<string, string>(files)

/** The template with a division of forty battalions, one of each type. */
const units = TYPES.map((id, i) => `              u-${i}: { type: ${id} }\n`).join('')
const battle = `uses: [${files.map(([path]) => path).join(', ')}]\n${system.template.replace(/( {14}5-line: )/, `${units}$1`)}`

/** Nothing is kept from one check to the next: each reads and checks all three files. */
const context = (): UsesContext => {
  const open: OpenUsedFile = (path) => ({ path, content: texts.get(path)! })
  return { path: 'battle.yaml', open }
}

const check = (text: string, uses?: UsesContext) => {
  const validation = validate(text, SYSTEMS, parseText(text), uses)
  if (!validation.scenario) throw new Error(validation.diagnostics[0]?.message ?? 'not sound')
  return validation
}

/** So many checks take a tenth of a second: in fewer, the compiler would be measured. */
const ROUND = 60

const whole = inlineUsed(battle, check(battle, context()))
const { used, written } = measure({
  used: () => repeat(ROUND, () => check(battle, context())),
  written: () => repeat(ROUND, () => check(whole)),
})
hand({ ratio: written! / used! })

function repeat(times: number, work: () => unknown): number {
  for (let i = 0; i < times; i++) work()
  return times
}
