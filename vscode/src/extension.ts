import { join } from 'node:path'
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

/** Runs a command of Berthier in a terminal, where it can be answered and stopped. */
async function runTask(task: Task, uri: string | undefined, own: string, module: string): Promise<void> {
  const document = uri === undefined ? vscode.window.activeTextEditor?.document.uri : vscode.Uri.parse(uri)
  const file = task === 'new' ? await askForName() : document?.fsPath
  if (file === undefined) {
    if (task !== 'new') void vscode.window.showInformationMessage('Open a battle first.')
    return
  }
  await vscode.workspace.saveAll(false)
  const { program, args, env } = commandFor(task, file, own, { module, node: process.execPath })
  const terminal = vscode.window.createTerminal({ name: `berthier ${task}`, shellPath: program, shellArgs: args, env })
  terminal.show()
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
