// ajv's code for the places of a schema. The build makes the shipped rulebooks' validators with it; the command makes those of others.
import Ajv from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'

/** The code of a module that exports `validators`: one for each name, which validates what its pointer into the schema leads to. */
export function makeValidatorModule(schema, places) {
  const { body, table } = makeValidators(schema, places)
  return `const exports = {};\n${body}\nexport const validators = ${table};\n`
}

/** The same as an expression, for several in one module. The engine compiles all of it at once, which takes memory. */
export function makeValidatorObject(schema, places) {
  const { body, table } = makeValidators(schema, places)
  return `(() => {\nconst exports = {};\n${body}\nreturn ${table};\n})()`
}

function makeValidators(schema, places) {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    // A function a definition, not a copy at each use.
    inlineRefs: false,
    code: { source: true, esm: false, optimize: true },
  })
  const { $id: _id, ...bundle } = withoutAnnotations(schema)
  // ajv puts a schema into its code: as one definition among others, the root comes without all the others.
  const { $schema: _mark, definitions = {}, ...root } = bundle
  try {
    ajv.addSchema({ definitions: { ...definitions, [ROOT]: root } }, 'bundle')
  } catch (error) {
    throw new Error(describeInvalid(bundle) ?? error.message, { cause: error })
  }
  const entries = Object.entries(places).map(([name, pointer], i) => ({ name, pointer, variable: `validate_${i}` }))
  const code = standaloneCode(
    ajv,
    Object.fromEntries(
      entries.map(({ variable, pointer }) => [
        variable,
        `bundle${pointer === '#' ? `#/definitions/${ROOT}` : pointer}`,
      ]),
    ),
  )
  const table = entries.map(({ name, variable }) => `${JSON.stringify(name)}: telling(exports.${variable})`)
  return {
    body: withRuntime(withShortSchemas(withShortErrors(withLateAddresses(code)))),
    table: `{${table.join(', ')}}`,
  }
}

/** The root of a schema among its definitions. */
const ROOT = 'wholeSchema'

/** What is wrong with a schema, and where: the validators themselves have no messages. */
function describeInvalid(schema) {
  const ajv = new Ajv()
  if (ajv.validateSchema(schema)) return undefined
  const { instancePath, message } = ajv.errors[0]
  return `${instancePath.slice(1).replaceAll('/', '.')} ${message}`
}

/**
 * ajv hands the address of every part down to whoever checks it, though nobody wants it of data that fit, and joins lists of errors by
 * copying both at every level, which is quadratic where a file has thousands. Here each function finds errors by their address within
 * its own part and leaves them in one place, and whoever called it puts the address of the part before them.
 */
function withLateAddresses(code) {
  const parameters = /\(data, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)/g
  const call =
    /\b(validate\d+|wrapper\d+\.validate)\(([^(){}]*), \{(instancePath(?::.*?)?),parentData(?::.*?)?,parentDataProperty(?::.*?)?,rootData\}\)(\)*)\{vErrors = vErrors === null \? \1\.errors : vErrors\.concat\(\1\.errors\)/g
  const late = code
    .replaceAll(parameters, '(data)')
    .replaceAll(call, (_, name, data, address, closing) => {
      const at = address.replace(/^instancePath:?/, '')
      return `${name}(${data})${closing}{vErrors = joined(vErrors${at && `, ${at}`})`
    })
    .replaceAll(/\bvalidate\d+\.errors = /g, 'last = ')
    .replaceAll(/\binstancePath ?\+ ?/g, '')
  if (/parentData|\.concat\(|\.errors/.test(late)) throw new Error('the code of ajv has another form than expected')
  return `const instancePath = "";
let last = null;
${late}
function joined(all, address) {
  const more = last
  if (address !== undefined) for (const one of more) one.instancePath = address + one.instancePath
  if (all === null) return more
  for (const one of more) all.push(one)
  return all
}
function telling(check) {
  const validate = (data) => {
    const fits = check(data)
    validate.errors = last
    return fits
  }
  return validate
}`
}

/** ajv begins or lengthens the list of errors in full at each of thousands of places: as calls they are a third shorter. */
function withShortErrors(code) {
  const inFull =
    /const (err\d+) = \{instancePath(?::(.*?))?,schemaPath:(.*?),keyword:(.*?),params:(.*?)\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g
  const add = `function added(all, instancePath, keyword, params, schemaPath) {
  const error = schemaPath === undefined ? { instancePath, keyword, params } : { instancePath, keyword, params, schemaPath }
  if (all === null) return [error]
  all.push(error)
  return all
}`
  const calls = code.replaceAll(inFull, (whole, _name, at = 'instancePath', path, keyword, params) =>
    // The few errors of a key's name have one part more.
    params.includes(',propertyName:')
      ? whole
      : `vErrors = added(vErrors,${[at, keyword, params, ...(isInChoice(path) ? [path] : [])].join()});`,
  )
  return `${calls}\n${add}`
}

/** Nobody asks where in the schema an error comes from, except in which part of a choice. */
const isInChoice = (path) => /Of\//.test(path)

/** Of a schema that ajv's code has only to look for the names of properties, the names are enough. */
function withShortSchemas(code) {
  return code.replaceAll(/const (schema\d+) = (\{.*?\});(?=const |function )/g, (whole, name, schema) => {
    const uses = code.match(new RegExp(`\\b${name}\\b(?! = ).{0,12}`, 'g')) ?? []
    if (uses.length === 0 || !uses.every((use) => use === `${name}.properties,`)) return whole
    const names = Object.keys(JSON.parse(schema).properties).map((key) => [key, 0])
    return `const ${name} = {properties:${JSON.stringify(Object.fromEntries(names))}};`
  })
}

/** What ajv's code asks of ajv when it runs goes into it, so that it runs where there are no packages. */
function withRuntime(code) {
  const used = new Set()
  const body = code.replaceAll(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, (_, name) => {
    if (!(name in RUNTIME))
      throw new Error(`a keyword of the schema needs ${name} of ajv, which validators cannot have`)
    used.add(name)
    return `runtime_${name}`
  })
  if (body.includes('require('))
    throw new Error('a keyword of the schema needs a package when it runs, which validators cannot have')
  return [...[...used].map((name) => `const runtime_${name} = ${RUNTIME[name]};`), body].join('\n')
}

const RUNTIME = {
  // A sign beyond the first 65,536 is two for the engine and one for a schema.
  ucs2length: String.raw`(text) => text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '-').length`,
  equal: `function equal(a, b) {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a !== a && b !== b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]))
}`,
}

/** ajv embeds what it is given: descriptions and examples would triple the code. */
function withoutAnnotations(node, isName = false) {
  if (Array.isArray(node)) return node.map((item) => withoutAnnotations(item))
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isName || (key !== 'description' && key !== 'examples'))
      .map(([key, value]) => [
        key,
        withoutAnnotations(value, !isName && (key === 'properties' || key === 'definitions')),
      ]),
  )
}
