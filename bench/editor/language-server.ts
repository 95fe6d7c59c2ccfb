// How long the yaml-language-server takes from an edit of a file to its diagnostics: prints the median in milliseconds.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { YamlLanguageServer } from '../../test/lsp-client.ts'

const [file = '', rounds = '5'] = process.argv.slice(2)
const text = readFileSync(file, 'utf8')
const server = await YamlLanguageServer.start(pathToFileURL('.').href)
const uri = new URL('measured.yaml', pathToFileURL(file)).href
await server.open(uri, text)
const times: number[] = []
for (let i = 0; i < Number(rounds); i++) {
  const start = performance.now()
  await server.change(uri, text.replace('title: ', `title: ${'x'.repeat(i + 1)}`), i + 2)
  times.push(performance.now() - start)
}
server.stop()
console.log(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)])
