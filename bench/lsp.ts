// How long it takes from an edit to its diagnostics, in berthier lsp and in yaml-language-server: prints the medians in milliseconds.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LanguageClient } from '../test/support/lsp-client.ts'

const [berthier, yamlServer, battle, edits = '40'] = process.argv.slice(2) as [string, string, string, string?]

async function measure(client: LanguageClient): Promise<number> {
  const uri = pathToFileURL(join(dirname(battle), 'measured.yaml')).href
  const text = readFileSync(battle, 'utf8')
  await client.open(uri, text)
  const lines = text.split('\n')
  const line = lines.findIndex((one) => one.startsWith('turns:'))
  const times: number[] = []
  for (let i = 0; i < Number(edits); i++) {
    // One letter back and forth: the key is wrong, then right.
    const range = { start: { line, character: 0 }, end: { line, character: 1 } }
    const start = performance.now()
    await client.change(uri, i + 2, i % 2 === 0 ? 'T' : 't', range)
    times.push(performance.now() - start)
  }
  client.stop()
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}

const root = pathToFileURL(dirname(battle)).href
const own = await measure(await LanguageClient.start([berthier, 'lsp'], root))
const yaml = await measure(await LanguageClient.start([yamlServer, '--stdio'], root))
console.log(JSON.stringify({ own, yaml }))
