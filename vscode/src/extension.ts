import { dirname, join } from 'node:path'
import * as vscode from 'vscode'
import { LanguageClient, type ServerOptions, TransportKind } from 'vscode-languageclient/node'
import { commandFor, type Task } from './commands.ts'
import { MapPanel } from './map-panel.ts'

let client: LanguageClient | undefined

/** Starts the server and the commands when the first YAML file is opened. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const own = vscode.workspace.getConfiguration('berthier').get('command', '')
  const module = join(context.extensionPath, 'server', 'dist', 'berthier.js')
  const server: ServerOptions =
    own === ''
      ? { module, args: ['lsp'], transport: TransportKind.stdio }
      : { command: own, args: ['lsp'], transport: TransportKind.stdio }
  const started = new LanguageClient('berthier', 'Berthier', server, {
    documentSelector: [{ scheme: 'file', language: 'yaml' }],
    initializationOptions: { lenses: ['preview', 'play', 'simulate', 'prove'] },
  })
  client = started
  const panel = new MapPanel(started, context.extensionUri)
  context.subscriptions.push(
    panel,
    vscode.commands.registerCommand('berthier.map', () => panel.show()),
    vscode.commands.registerCommand('berthier.preview', () => panel.show()),
    ...(['play', 'simulate', 'prove', 'export'] as const).map((task) =>
      vscode.commands.registerCommand(`berthier.${task}`, (uri?: string) => runTask(task, uri, own, module)),
    ),
    vscode.commands.registerCommand('berthier.new', () => startBattle(started)),
    vscode.window.onDidChangeActiveTextEditor((editor) => void offerMap(started, editor)),
  )
  await started.start()
  await offerMap(started, vscode.window.activeTextEditor)
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop()
}

/** Runs a command of Berthier in a terminal, where it can be answered and stopped, and which stays open when it has ended. */
async function runTask(task: Task, uri: string | undefined, own: string, module: string): Promise<void> {
  const document = uri === undefined ? vscode.window.activeTextEditor?.document.uri : vscode.Uri.parse(uri)
  const file = document?.fsPath
  if (file === undefined) {
    void vscode.window.showInformationMessage('Open a battle first.')
    return
  }
  const claim = task === 'prove' ? await askForClaim() : ''
  if (claim === undefined) return
  await vscode.workspace.saveAll(false)
  const { program, args, env } = commandFor({ task, file, claim }, own, { module, node: process.execPath })
  const run = new vscode.Task(
    { type: 'berthier', task },
    vscode.TaskScope.Workspace,
    task,
    'berthier',
    new vscode.ProcessExecution(program, args, { env, cwd: dirname(file) }),
  )
  run.presentationOptions = { reveal: vscode.TaskRevealKind.Always, focus: true, panel: vscode.TaskPanelKind.Dedicated }
  await vscode.tasks.executeTask(run)
}

/** The button for the map is there for battles only, not for every YAML file. */
async function offerMap(server: LanguageClient, editor: vscode.TextEditor | undefined): Promise<void> {
  // A map or a terminal has the focus: nothing has changed.
  if (!editor) return
  const { languageId, uri } = editor.document
  const textDocument = { uri: uri.toString() }
  const isBattle = languageId === 'yaml' && (await server.sendRequest('berthier/isBattle', { textDocument })) !== null
  await vscode.commands.executeCommand('setContext', 'berthier.isBattle', isBattle)
}

/** Writes a new battle of a rulebook, and opens it. */
async function startBattle(server: LanguageClient): Promise<void> {
  const rulebooks = await server.sendRequest<{ readonly id: string; readonly title: string }[]>('berthier/rulebooks')
  const items = rulebooks.map(({ id, title }) => ({ label: title, description: id, id }))
  const chosen = await vscode.window.showQuickPick(items, { title: 'New battle', placeHolder: 'Rulebook' })
  const uri = chosen && (await askForName())
  if (!uri) return
  try {
    const wanted = { uri: uri.toString(), system: chosen.id }
    const { text } = await server.sendRequest<{ readonly text: string }>('berthier/new', wanted)
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text))
    await vscode.window.showTextDocument(uri, { preview: false })
  } catch (error) {
    void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error))
  }
}

function askForClaim(): Thenable<string | undefined> {
  return vscode.window.showInputBox({
    title: 'Prove a claim',
    prompt: 'A side and its share of the wins between two equal players.',
    placeHolder: 'french 40..60%',
    validateInput: (text) => (text.trim() === '' ? 'For example french 40..60%' : undefined),
  })
}

function askForName(): Thenable<vscode.Uri | undefined> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri
  return vscode.window.showSaveDialog({
    title: 'New battle',
    filters: { Battles: ['yaml'] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, 'my-battle.yaml') }),
  })
}
