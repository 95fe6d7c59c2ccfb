// What an editor says to a language server about a text: it opens it, asks everything about it, changes a letter, asks again and leaves.

/** @typedef {{ opening: Buffer, isOver: (answers: string) => boolean, end: Buffer }} Conversation */

const URI = 'file:///limits/x.yaml'
const PLACE = { textDocument: { uri: URI }, position: { line: 0, character: 3 } }
const RANGE = { start: PLACE.position, end: PLACE.position }

/** What is asked of a text, one after the other. */
const QUESTIONS = [
  ['textDocument/documentSymbol', PLACE],
  ['textDocument/hover', PLACE],
  ['textDocument/completion', PLACE],
  ['textDocument/definition', PLACE],
  ['textDocument/references', { ...PLACE, context: { includeDeclaration: true } }],
  ['textDocument/foldingRange', PLACE],
  ['textDocument/codeAction', { ...PLACE, range: RANGE, context: { diagnostics: [] } }],
  ['textDocument/formatting', { ...PLACE, options: { tabSize: 2, insertSpaces: true } }],
]

/** @returns {Conversation} */
export function editInto(text) {
  const ask = (first) => QUESTIONS.map(([method, params], i) => message({ id: first + i, method, params }))
  const changed = { textDocument: { uri: URI, version: 2 }, contentChanges: [{ range: RANGE, text: 'x' }] }
  const last = 100 + QUESTIONS.length - 1
  return {
    opening: Buffer.concat([
      message({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } }),
      message({ method: 'initialized', params: {} }),
      message({
        method: 'textDocument/didOpen',
        params: { textDocument: { uri: URI, languageId: 'yaml', version: 1, text } },
      }),
      ...ask(10),
      message({ method: 'textDocument/didChange', params: changed }),
      ...ask(100),
    ]),
    // Diagnostics come by themselves; where they do not, the time runs out.
    isOver: (answers) => answers.includes(`"id":${last}`) && answers.includes('textDocument/publishDiagnostics'),
    end: Buffer.concat([message({ id: 999, method: 'shutdown' }), message({ method: 'exit' })]),
  }
}

function message(content) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...content }))
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body])
}
