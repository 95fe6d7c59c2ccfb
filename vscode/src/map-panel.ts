import { basename } from 'node:path/posix'
import * as vscode from 'vscode'
import type { LanguageClient } from 'vscode-languageclient/node'
import { mapPage } from './map-page.ts'

/** The map waits so long for the next keystroke: milliseconds. */
const PAUSE = 80

const NO_MAP = 'There is no map: the battle has no sound board yet.'
const OLD_MAP = 'The text has an error that hides the board: this is the map before it.'

type Clicked = { readonly label: string; readonly range?: { readonly start: Place; readonly end: Place } }
type Place = { readonly line: number; readonly character: number }

/** The map of the battle beside its text: it follows the text and the cursor, and a click on it goes to the line. */
export class MapPanel implements vscode.Disposable {
  readonly #client: LanguageClient
  readonly #media: vscode.Uri
  readonly #listeners: vscode.Disposable[]
  #panel: vscode.WebviewPanel | undefined
  #editor: vscode.TextEditor | undefined
  /** The battle whose picture is shown. */
  #drawn: vscode.TextDocument | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(client: LanguageClient, extension: vscode.Uri) {
    this.#client = client
    this.#media = vscode.Uri.joinPath(extension, 'media')
    this.#listeners = [
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document !== this.#editor?.document) return
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => void this.#draw(), PAUSE)
      }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === this.#editor) void this.#mark()
      }),
      vscode.window.onDidChangeActiveTextEditor((editor) => {
        if (!this.#panel || editor?.document.languageId !== 'yaml') return
        this.#editor = editor
        void this.#draw()
      }),
      vscode.window.onDidChangeActiveColorTheme(() => void this.#draw()),
    ]
  }

  /** Opens the map of the battle in the active editor. */
  show(): void {
    this.#editor = vscode.window.activeTextEditor ?? this.#editor
    if (this.#editor?.document.languageId !== 'yaml') {
      void vscode.window.showInformationMessage('Open a battle first.')
      return
    }
    if (this.#panel) this.#panel.reveal(undefined, true)
    else this.#panel = this.#open()
    void this.#draw()
  }

  dispose(): void {
    clearTimeout(this.#timer)
    this.#panel?.dispose()
    for (const listener of this.#listeners) listener.dispose()
  }

  #open(): vscode.WebviewPanel {
    // Whoever is typing goes on typing.
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }
    const panel = vscode.window.createWebviewPanel('berthierMap', 'Map', place, {
      enableScripts: true,
      localResourceRoots: [this.#media],
      retainContextWhenHidden: true,
    })
    const { webview } = panel
    webview.html = mapPage(webview.asWebviewUri(this.#media).toString(), webview.cspSource)
    webview.onDidReceiveMessage((message: { readonly point?: readonly [number, number] }) => {
      if (message.point) void this.#goTo(message.point)
      else void this.#draw()
    })
    panel.onDidDispose(() => {
      this.#panel = undefined
      this.#drawn = undefined
    })
    return panel
  }

  #ask<Answer>(method: string, more: object): Promise<Answer | null> {
    const uri = this.#editor?.document.uri.toString() ?? ''
    return this.#client.sendRequest<Answer | null>(`berthier/${method}`, { textDocument: { uri }, ...more })
  }

  /** While a text is half-typed, the map stays as it was before, and says so. */
  async #draw(): Promise<void> {
    if (!this.#panel || !this.#editor) return
    const { document } = this.#editor
    const { kind } = vscode.window.activeColorTheme
    const isDark = kind === vscode.ColorThemeKind.Dark || kind === vscode.ColorThemeKind.HighContrast
    this.#panel.title = `Map ${basename(document.uri.path)}`
    const message = await this.#ask<{ svg: string }>('map', { theme: isDark ? 'dark' : 'light' }).then(
      (map) => map ?? { note: document === this.#drawn ? OLD_MAP : NO_MAP },
      (error: unknown) => ({ note: error instanceof Error ? error.message : String(error) }),
    )
    // Somebody went on to another battle meanwhile, which is drawn after this one.
    if (document !== this.#editor?.document) return
    const isNew = 'svg' in message || document !== this.#drawn
    if (isNew) this.#drawn = 'svg' in message ? document : undefined
    await this.#panel?.webview.postMessage({ ...(isNew && { svg: '' }), ...message })
    await this.#mark()
  }

  async #mark(): Promise<void> {
    if (!this.#panel || !this.#editor) return
    const { line, character } = this.#editor.selection.active
    const marked = await this.#ask<{ outline: string }>('cursor', { position: { line, character } })
    await this.#panel?.webview.postMessage({ outline: marked?.outline ?? '' })
  }

  async #goTo(point: readonly [number, number]): Promise<void> {
    const found = await this.#ask<Clicked>('click', { point })
    if (!found?.range || !this.#editor) {
      if (found) vscode.window.setStatusBarMessage(`${found.label}: the text does not speak of it.`, 4000)
      return
    }
    const { start, end } = found.range
    const range = new vscode.Range(start.line, start.character, end.line, end.character)
    const editor = await vscode.window.showTextDocument(this.#editor.document, this.#editor.viewColumn)
    editor.selection = new vscode.Selection(range.start, range.end)
    editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport)
  }
}
