// How long it takes from an edit to its diagnostics, in berthier lsp and in yaml-language-server: prints the medians in milliseconds,
// and how much processor time each of them spends on an edit, which neither its delay nor other programs change.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LanguageClient } from '../test/support/lsp-client.ts'

const [berthier, yamlServer, battle] = process.argv.slice(2) as [string, string, string]

/** So many edits a round: the servers take turns, so that both see the same machine. Whoever writes has made some before. */
const EDITS = 40
const [WARM_UP, ROUNDS] = [5, 4]

const uri = pathToFileURL(join(dirname(battle), 'measured.yaml')).href
const text = readFileSync(battle, 'utf8')
const line = text.split('\n').findIndex((one) => one.startsWith('turns:'))

class Measured {
  readonly #client: LanguageClient
  readonly #times: number[] = []
  readonly #work: number[] = []
  #version = 1

  private constructor(client: LanguageClient) {
    this.#client = client
  }

  static async start(args: readonly string[]): Promise<Measured> {
    const client = await LanguageClient.start(args, pathToFileURL(dirname(battle)).href)
    await client.open(uri, text)
    return new Measured(client)
  }

  async round(isMeasured: boolean): Promise<void> {
    const before = this.#client.processorTime()
    for (let i = 0; i < EDITS; i++) {
      // One letter back and forth: the key is wrong, then right.
      const range = { start: { line, character: 0 }, end: { line, character: 1 } }
      const start = performance.now()
      await this.#client.change(uri, ++this.#version, i % 2 === 0 ? 'T' : 't', range)
      if (isMeasured) this.#times.push(performance.now() - start)
    }
    if (isMeasured) this.#work.push((this.#client.processorTime() - before) / EDITS)
  }

  end(): { readonly time: number; readonly work: number } {
    this.#client.stop()
    return { time: median(this.#times), work: median(this.#work) }
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

const own = await Measured.start([berthier, 'lsp'])
const yaml = await Measured.start([yamlServer, '--stdio'])
for (let i = 0; i < WARM_UP + ROUNDS; i++) for (const server of [own, yaml]) await server.round(i >= WARM_UP)
console.log(JSON.stringify({ own: own.end(), yaml: yaml.end() }))
