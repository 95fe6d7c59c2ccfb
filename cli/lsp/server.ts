import {
  type CancellationToken,
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  MessageType,
  type Position,
  ResponseError,
  ShowMessageNotification,
  TextDocumentSyncKind,
} from 'vscode-languageserver'
import pkg from '../../package.json' with { type: 'json' }
import type { ThemeName } from '../../src/scene/theme.ts'
import { newBattle } from '../commands/new.ts'
import type { RulebookOptions } from '../rulebooks/index.ts'
import { pathOf } from './addresses.ts'
import { codeActions, formatting } from './diagnostics.ts'
import { completion, hover } from './help.ts'
import { drawMap, MAP_REQUESTS, outlineAtCursor, textAtPoint } from './map.ts'
import { codeLenses, inlayHints, semanticTokens, TOKEN_TYPES } from './marks.ts'
import { definition, findReferences, prepareRename, rename } from './navigation.ts'
import { OpenDocument } from './open-document.ts'
import { documentSymbols, foldingRanges } from './outline.ts'
import { Published } from './published.ts'
import { openSettings, SHIPPED } from './settings.ts'
import { openFromEditor } from './used-definitions.ts'

/** A check waits for the next keystroke as long as the last one took, but not where that was hardly anything: milliseconds. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [8, 300]

/** Answers an editor until it hangs up. */
export function serve(connection: Connection, options: RulebookOptions, cwd: string): void {
  const documents = new Map<string, OpenDocument>()
  const waiting = new Map<string, () => void>()
  const published = new Published(documents)
  const open = openFromEditor(documents)
  let folder = cwd
  let lenses: readonly string[] = []
  let canWatch = false
  let settings = SHIPPED
  let patience = 0

  connection.onInitialize(async (params): Promise<InitializeResult> => {
    folder = rootOf(params) ?? cwd
    lenses = (params.initializationOptions as { readonly lenses?: readonly string[] } | undefined)?.lenses ?? []
    canWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    await readSettings()
    return { capabilities: CAPABILITIES, serverInfo: { name: 'berthier', version: pkg.version } }
  })
  connection.onInitialized(async () => {
    if (!canWatch) return
    const watchers = [{ globPattern: '**/*.{json,yaml,yml}' }]
    await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
  })
  connection.onDidChangeWatchedFiles(async ({ changes }) => {
    if (changes.some(({ uri }) => /\/berthier\.config\.(?:json|ya?ml)$/.test(uri))) {
      await readSettings()
      for (const uri of documents.keys()) publish(uri)
    } else for (const { uri } of changes) publish(uri)
  })

  connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => {
    const document = new OpenDocument(uri, version, text, () => settings, open)
    documents.set(uri, document)
    publish(uri)
  })
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    const document = documents.get(uri)
    if (!document) return
    document.change(contentChanges, version)
    waiting.get(uri)?.()
    waiting.set(
      uri,
      after(patience, () => publish(uri)),
    )
  })
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    waiting.get(uri)?.()
    waiting.delete(uri)
    documents.delete(uri)
    for (const other of [uri, ...published.forget(uri)]) show(other)
    publish(uri)
  })

  connection.onCompletion(on((document, { position }) => completion(document, document.offsetAt(position))))
  connection.onHover(on((document, { position }) => hover(document, document.offsetAt(position))))
  connection.onDefinition(on((document, { position }) => definition(document, document.offsetAt(position))))
  connection.onReferences(
    on((document, { position, context }) =>
      findReferences(document, document.offsetAt(position), context.includeDeclaration, (uri) =>
        published.usersOf(uri),
      ),
    ),
  )
  connection.onPrepareRename(on((document, { position }) => prepareRename(document, document.offsetAt(position))))
  connection.onRenameRequest(
    on((document, { position, newName }) => rename(document, document.offsetAt(position), newName, settings)),
  )
  connection.onCodeAction(on((document, params) => codeActions(document, params, settings)))
  connection.onDocumentFormatting(on((document) => formatting(document, settings)))
  connection.onDocumentSymbol(on((document) => documentSymbols(document)))
  connection.onFoldingRanges(on((document) => foldingRanges(document)))
  connection.languages.semanticTokens.on(on((document) => semanticTokens(document)))
  connection.languages.inlayHint.on(on((document, { range }) => inlayHints(document, range)))
  connection.onCodeLens(on((document) => codeLenses(document, lenses)))

  connection.onRequest(
    MAP_REQUESTS.map,
    on((document, { theme }: MapParams) => drawMap(document, theme ?? 'light')),
  )
  connection.onRequest(
    MAP_REQUESTS.click,
    on((document, { point }: MapParams & { readonly point: readonly [number, number] }) =>
      textAtPoint(document, point),
    ),
  )
  connection.onRequest(
    MAP_REQUESTS.cursor,
    on((document, { position }: MapParams & { readonly position: Position }) => outlineAtCursor(document, position)),
  )
  connection.onRequest(
    'berthier/isBattle',
    on(() => ({ isBattle: true })),
  )
  connection.onRequest('berthier/rulebooks', () => settings.rulebooks.map(({ id, title }) => ({ id, title })))
  connection.onRequest('berthier/new', ({ uri, system }: { readonly uri: string; readonly system: string }) => ({
    text: newBattle(pathOf(uri) ?? uri, system, settings.rulebooks),
  }))

  connection.listen()

  /** An answer about an open battle; nothing about other files, nor where the editor no longer wants it. */
  function on<Params extends { readonly textDocument: { readonly uri: string } }, Answer>(
    answer: (document: OpenDocument, params: Params) => Answer | Promise<Answer>,
  ) {
    return (params: Params, token: CancellationToken): Promise<Answer | null> | ResponseError => {
      if (token.isCancellationRequested) return new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled')
      const document = documents.get(params.textDocument.uri)
      return Promise.resolve(document?.isScenario ? answer(document, params) : null).then((given) => given ?? null)
    }
  }

  /** Checks a file that has changed, if it is open, and the battles that use it; tells what is wrong with all of them. */
  function publish(uri: string): void {
    waiting.delete(uri)
    const start = performance.now()
    const document = documents.get(uri)
    const users = published.usersOf(uri)
    for (const user of users) user.forget()
    const shown = new Set(document ? [uri] : [])
    for (const one of document ? [document, ...users] : users) {
      shown.add(one.uri)
      for (const used of published.note(one)) shown.add(used)
    }
    const took = performance.now() - start
    patience = took < SHORTEST_WAIT ? 0 : Math.min(LONGEST_WAIT, took)
    for (const one of shown) show(one)
  }

  /** Sends what is known of a file, which need not be open. */
  function show(uri: string): void {
    const document = documents.get(uri)
    const version = document ? { version: document.version } : {}
    void connection.sendDiagnostics({ uri, ...version, diagnostics: published.about(uri) })
  }

  /** A configuration that breaks while the server runs leaves what was read before. */
  async function readSettings(): Promise<void> {
    try {
      settings = await openSettings(options, folder)
    } catch (error) {
      const message = `berthier: ${error instanceof Error ? error.message : String(error)}`
      void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Error, message })
    }
  }
}

/** Does something after a while, or as soon as what has arrived is read. Returns how to have it not done. */
function after(milliseconds: number, work: () => void): () => void {
  if (milliseconds === 0) {
    const immediate = setImmediate(work)
    return () => clearImmediate(immediate)
  }
  const timeout = setTimeout(work, milliseconds)
  return () => clearTimeout(timeout)
}

type MapParams = { readonly textDocument: { readonly uri: string }; readonly theme?: ThemeName }

function rootOf({ workspaceFolders, rootUri }: InitializeParams): string | undefined {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri
  return uri == null ? undefined : pathOf(uri)
}

const CAPABILITIES: InitializeResult['capabilities'] = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
  completionProvider: { triggerCharacters: [' ', ':', '[', '{', ',', '"', '-'] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
  documentFormattingProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  semanticTokensProvider: { legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] }, full: true },
  inlayHintProvider: true,
  codeLensProvider: {},
}
