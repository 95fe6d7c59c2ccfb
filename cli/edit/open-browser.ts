import { spawn } from 'node:child_process'
import type { Io } from '../io.ts'

/** Programs that show an address in the person's browser, none of them through a shell. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Shows an address to the person at this machine, if there is one. Where that fails, the address is printed anyway. */
export function openBrowser(address: string, io: Io): void {
  if (!io.stdout.isTTY || io.env['CI']) return
  const [program = '', ...words] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...words, address], { env: io.env, stdio: 'ignore', detached: true })
  // There is no such program: then the person opens the address that stands in the terminal.
  child.on('error', () => undefined)
  child.unref()
}
