import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeHtml } from '../export/html.ts'
import type { Io } from '../io.ts'

/** Programs that show a file in the person's browser, none of them through a shell. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** A browser that has shown nothing by then will not. */
const PATIENCE_MS = 60_000

/**
 * Shows an address to the person at this machine, if there is one; what it returns clears up afterwards. Where that fails, the
 * address is printed anyway.
 *
 * Every user of a machine sees the arguments of every program. The opener and the browser therefore get the name of a file that
 * leads to the address, and only its owner can read that. A one-time code in their place could be exchanged by whoever is quicker
 * than a browser that has still to start.
 */
export function openBrowser(address: string, io: Io): () => void {
  if (!io.stdout.isTTY || io.env['CI']) return () => undefined
  const redirect = writeRedirect(address, io)
  if (!redirect) return () => undefined
  const { file, clear } = redirect
  const [program = '', ...words] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...words, file], { env: io.env, stdio: 'ignore', detached: true })
  // There is no such program: then the person opens the address that stands in the terminal.
  child.on('error', clear)
  child.unref()
  setTimeout(clear, PATIENCE_MS).unref()
  return clear
}

/** A file that leads to an address, in a folder that nobody else can look into; nothing where there is no room for one. */
function writeRedirect(
  address: string,
  { env }: Io,
): { readonly file: string; readonly clear: () => void } | undefined {
  const home = env['HOME']
  // A browser that is a snap sees a /tmp of its own, and of a home only what is not hidden.
  const base = home && existsSync(join(home, 'snap')) ? home : (env['TMPDIR'] ?? tmpdir())
  let folder: string | undefined
  try {
    folder = mkdtempSync(join(base, 'berthier-'))
    const file = join(folder, 'open.html')
    writeFileSync(file, redirectTo(address), { mode: 0o600, flag: 'wx' })
    const made = folder
    return { file, clear: () => remove(made) }
  } catch {
    if (folder !== undefined) remove(folder)
    return undefined
  }
}

/** A disk that has gone read-only keeps the file; its token is worth nothing once the server ends. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    return
  }
}

function redirectTo(address: string): string {
  const escaped = escapeHtml(address)
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    '<meta name="referrer" content="no-referrer">',
    `<meta http-equiv="refresh" content="0; url=${escaped}">`,
    '<title>Berthier</title>',
    `<p><a href="${escaped}">Open the editor</a></p>`,
    '',
  ].join('\n')
}
