import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { BROKEN, MENDABLE, SOUND, TestIo } from '../test-io.ts'

const official = (name: string) => readFileSync(`test/fixtures/official/${name}`, 'utf8')

/** Everything that a report may tell of: errors, warnings, fixes, a file that is no text, one that is not there, odd names. */
const FILES = {
  'a b/ö#1.yaml': BROKEN,
  'mendable.yaml': MENDABLE,
  'sound.yaml': SOUND,
  'x<"&.yaml': SOUND.replace('turns: 6', '"<\\e]]>&\\"\\uffff": 6'),
  'warned.yaml': SOUND.replace('general: [H3,', 'general: [L3,'),
  'binary.yaml': new Uint8Array([115, 121, 115, 0, 1, 2]),
}

/** RFC 3986: what the schema asks of addresses; a report has no dates. */
const FORMATS = {
  uri: (text: string) => URL.canParse(text),
  'uri-reference': /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*$/,
  'date-time': () => false,
}

async function reported(format: string, paths: readonly string[] = [...Object.keys(FILES), 'gone.yaml']) {
  const io = new TestIo(FILES)
  await io.run('validate', '--format', format, ...paths)
  return io.stdout.text
}

async function errorsOfJunit(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'report.xml', contents: xml },
    schema: { fileName: 'junit.xsd', contents: official('jenkins-junit.xsd') },
  })
  return errors.map(({ message }) => message)
}

describe('by the schemas of those who define the formats', () => {
  test('SARIF is valid, with problems and without', async () => {
    const ajv = new Ajv({ strict: false, allErrors: true, formats: FORMATS, unicodeRegExp: false })
    const isSarif = ajv.compile(JSON.parse(official('sarif-2.1.0.json')) as object)
    const log = JSON.parse(await reported('sarif')) as { runs: { results: object[] }[] }
    isSarif(log)
    expect(isSarif.errors).toBeNull()
    isSarif(JSON.parse(await reported('sarif', ['sound.yaml'])))
    expect(isSarif.errors).toBeNull()
    // The schema can fail.
    Object.assign(log.runs[0]!.results[0]!, { level: 'grave' })
    expect(isSarif(log)).toBe(false)
  })

  test('JUnit is valid, with problems and without', async () => {
    expect(await errorsOfJunit(await reported('junit'))).toEqual([])
    const clean = await reported('junit', ['sound.yaml'])
    expect(await errorsOfJunit(clean)).toEqual([])
    expect(await errorsOfJunit(clean.replace('tests=', 'trials='))).not.toEqual([])
  })

  test('JUnit of cases is valid, of those that pass, that fail and that cannot be read', async () => {
    const passing = readFileSync('test/cases/vive-lempereur/advance.yaml', 'utf8')
    const failing = passing.replace('decision: advance, toAct: french', 'decision: advance, toAct: allied')
    const io = new TestIo({ 'passing.yaml': passing, 'failing.yaml': failing, 'wrong.yaml': 'cases: 5\n' })
    await io.run('cases', '--format', 'junit', 'passing.yaml', 'failing.yaml', 'wrong.yaml', 'gone.yaml')
    expect(io.stdout.text).toContain('<failure ')
    expect(io.stdout.text).toContain('<error ')
    expect(await errorsOfJunit(io.stdout.text)).toEqual([])
  })
})
