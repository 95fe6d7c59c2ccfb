import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LanguageClient, type LspDiagnostic, type LspPosition } from '../support/lsp-client.ts'

/** The built command, as editors start it. */
const BERTHIER = fileURLToPath(new URL('../../dist/berthier.js', import.meta.url))

/** A shipped battle's text. */
export const shipped = (path: string): string =>
  readFileSync(new URL(`../../scenarios/${path}`, import.meta.url), 'utf8')

/** A text in an editor that talks to `berthier lsp`: places are told by a part of the text. */
export class Session {
  readonly client: LanguageClient
  readonly uri: string
  diagnostics: LspDiagnostic[] = []
  text: string
  #version = 1

  private constructor(client: LanguageClient, uri: string, text: string) {
    this.client = client
    this.uri = uri
    this.text = text
  }

  static start(folder: string, options = {}): Promise<LanguageClient> {
    return Session.startAt(pathToFileURL(folder).href, options)
  }

  /** Starts a server for a folder that may be elsewhere. */
  static startAt(rootUri: string, options = {}): Promise<LanguageClient> {
    return LanguageClient.start([BERTHIER, 'lsp', '--stdio'], rootUri, options)
  }

  static async open(client: LanguageClient, name: string, text: string): Promise<Session> {
    const session = new Session(client, pathToFileURL(name).href, text)
    session.diagnostics = await client.open(session.uri, text)
    return session
  }

  /** Replaces a part of the text, and waits for what the server says then. */
  async replace(part: string, by: string): Promise<LspDiagnostic[]> {
    const start = this.place(part, 0)
    const end = this.place(part, part.length)
    this.text = this.text.replace(part, () => by)
    this.diagnostics = await this.client.change(this.uri, ++this.#version, by, { start, end })
    return this.diagnostics
  }

  /** Where a part of the text stands; `into` counts from its beginning. */
  place(part: string, into = 1): LspPosition {
    const at = this.text.indexOf(part)
    if (at < 0) throw new Error(`no ${part} in the text`)
    const before = this.text.slice(0, at + into).split('\n')
    return { line: before.length - 1, character: before.at(-1)!.length }
  }

  /** Asks about a place. */
  ask<Answer>(method: string, part: string, more: object = {}, into = 1): Promise<Answer> {
    const params = { textDocument: { uri: this.uri }, position: this.place(part, into), ...more }
    return this.client.request(`textDocument/${method}`, params) as Promise<Answer>
  }

  /** The text after edits of a server's. */
  edited(edits: readonly { readonly range: LspDiagnostic['range']; readonly newText: string }[]): string {
    const lines = this.text.split('\n')
    const offset = ({ line, character }: LspPosition) =>
      lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + character
    return edits
      .map(({ range, newText }) => ({ from: offset(range.start), to: offset(range.end), newText }))
      .toSorted((a, b) => b.from - a.from)
      .reduce((text, { from, to, newText }) => text.slice(0, from) + newText + text.slice(to), this.text)
  }
}
