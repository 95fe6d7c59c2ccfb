// Has the browser refuse markup and programs that are made of text, whoever makes them. Imported first by whatever may meet that rule:
// a page, and a worker that begins others.

/** What browsers call `trustedTypes`. Those that have none are held by the rest of the page's policy. */
type TrustedTypes = { createPolicy(name: 'default', rules: typeof RULES): unknown }

const trusted = new Set<string>()

/** Lets an address be that of a worker: of a text that the page carries. */
export function trustScript(address: string): void {
  trusted.add(address)
}

const RULES = {
  /** Konva empties an element by `innerHTML = ''`; nobody writes markup. */
  createHTML: (markup: string) => (markup === '' ? markup : null),
  /** Workers are files of ours, or texts that the page itself carries. */
  createScriptURL: (address: string) =>
    trusted.has(address) || isOurs(new URL(address, location.href)) ? address : null,
}

const isOurs = ({ origin, pathname }: URL) => origin === location.origin && /\/\w+\.worker-[\w-]+\.js$/.test(pathname)

;(globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', RULES)
