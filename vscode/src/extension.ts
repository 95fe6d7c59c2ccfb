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
  client = new LanguageClient('berthier', 'Berthier', server, {
    documentSelector: [{ scheme: 'file', language: 'yaml' }],
    initializationOptions: { lenses: ['preview', 'play', 'simulate', 'prove'] },
  })
  const panel = new MapPanel(client, context.extensionUri)
  context.subscriptions.push(
    panel,
    vscode.commands.registerCommand('berthier.map', () => panel.show()),
    vscode.commands.registerCommand('berthier.preview', () => panel.show()),
    ...(['play', 'simulate', 'prove', 'export', 'new'] as const).map((task) =>
      vscode.commands.registerCommand(`berthier.${task}`, (uri?: string) => runTask(task, uri, own, module)),
    ),
  )
  await client.start()
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop()
}

/** Runs a command of Berthier in a terminal, where it can be answered and stopped, and which stays open when it has ended. */
async function runTask(task: Task, uri: string | undefined, own: string, module: string): Promise<void> {
  const document = uri === undefined ? vscode.window.activeTextEditor?.document.uri : vscode.Uri.parse(uri)
  const file = task === 'new' ? await askForName() : document?.fsPath
  if (file === undefined) {
    if (task !== 'new') void vscode.window.showInformationMessage('Open a battle first.')
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
  const execution = await vscode.tasks.executeTask(run)
  if (task === 'new') openWhenWritten(execution, file)
}

/** Shows a new battle as soon as it is there. */
function openWhenWritten(execution: vscode.TaskExecution, file: string): void {
  const ended = vscode.tasks.onDidEndTaskProcess(({ execution: other, exitCode }) => {
    if (other !== execution) return
    ended.dispose()
    if (exitCode === 0) void vscode.window.showTextDocument(vscode.Uri.file(file))
  })
}

function askForClaim(): Thenable<string | undefined> {
  return vscode.window.showInputBox({
    title: 'Prove a claim',
    prompt: 'A side and its share of the wins between two equal players.',
    placeHolder: 'french 40..60%',
    validateInput: (text) => (text.trim() === '' ? 'For example french 40..60%' : undefined),
  })
}

async function askForName(): Promise<string | undefined> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri
  const chosen = await vscode.window.showSaveDialog({
    title: 'New battle',
    filters: { Battles: ['yaml'] },
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, 'my-battle.yaml') }),
  })
  return chosen?.fsPath
}
