import {
  chooseVariants,
  convert,
  diff,
  fix,
  format,
  listVariants,
  migrate,
  parse,
  resolveReference,
  validate,
  wholeDefinitionsSchema,
  wholeSchema,
} from 'berthier'
import rulebook from 'berthier/rulebooks/vive-lempereur'

const rulebooks = [rulebook]
const text = rulebook.template

// What the text says, and where a piece of it stands.
const { data, locate } = parse(text)
console.log(data.title, text.slice(...locate(['title'])))

// A battle without errors is there as `scenario`; otherwise the diagnostics say why not.
const { scenario, diagnostics } = validate(text, rulebooks)
console.log(scenario.id, diagnostics.length)
const broken = validate(text.replace('turns: 6', 'Turns: 6'), rulebooks)
console.log(broken.scenario, broken.diagnostics[0].code, broken.diagnostics[0].message)

// Safe fixes, the canonical form, an older format.
console.log(fix(broken.text, rulebooks).fixed)
console.log(format(text, rulebooks).text === text)
console.log(migrate(text).text === text)

// Other formats, and what changed between two versions.
console.log((await convert({ text, from: 'yaml', to: 'json' }, rulebooks)).output.slice(0, 1))
const { changes } = await diff(text, text.replace('turns: 6', 'turns: 7'), rulebooks)
console.log(changes.map((change) => change.text))

// A battle that takes its Russians from another file, wherever that is kept: here in memory.
const files = {
  'armies/tsar.yaml': `format: 1
system: vive-lempereur
kind: definitions
id: tsar
title: The army of the Tsar
nations:
  russian: { name: Russians, like: english }
`,
}
const own = text.replace('[english]', '[russian]').replace('turns: 6', 'turns: 6\nuses: [../armies/tsar.yaml]')
const open = (reference, from) => {
  const path = resolveReference(reference, from)
  return files[path] ? { path, content: files[path] } : { path, failure: 'there is no such file' }
}
const shared = validate(own, rulebooks, { path: 'battles/mine.yaml', open })
console.log(shared.scenario.nations.russian.name, shared.used[0].path)

// What-ifs: each variant is checked by itself, and a battle with some of them is a battle of its own.
const whatIf = `${text}variants:
  long-day: { name: A long day, changes: { turns: 8 } }
`
const { data: withVariants } = validate(whatIf, rulebooks)
console.log(listVariants(withVariants).map(({ id, name }) => `${id}: ${name}`))
console.log(chooseVariants(withVariants, ['long-day'], rulebooks[0]).scenario.turns)
console.log(validate(whatIf, rulebooks, undefined, ['long-day']).scenario.title)

// The JSON Schemas that YAML editors are given, for battles and for definitions.
console.log(wholeSchema(rulebooks).title, wholeDefinitionsSchema(rulebooks).title)
