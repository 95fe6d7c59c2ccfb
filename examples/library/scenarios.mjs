import { convert, diff, fix, format, migrate, parse, validate, wholeSchema } from 'berthier'
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
console.log(convert({ text, from: 'yaml', to: 'json' }, rulebooks).output.slice(0, 1))
const { changes } = await diff(text, text.replace('turns: 6', 'turns: 7'), rulebooks)
console.log(changes.map((change) => change.text))

// The JSON Schema that YAML editors are given.
console.log(wholeSchema(rulebooks).title)
