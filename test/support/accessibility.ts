import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { readonly id: string; readonly impact: string; readonly nodes: readonly { readonly html: string }[] }

/**
 * What axe finds that keeps people out, in light colours and in dark ones: the rule and the element. In parts of the page
 * that are named it finds everything, in a whole page what is serious.
 */
export async function barriers(page: Page, parts?: readonly string[]): Promise<string[]> {
  // The page's own policy lets no other script in: axe comes by the debugger.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE)
  const inLight = await violations(page, 'light', { include: parts })
  // In other colours only the contrast is another.
  const inDark = await violations(page, 'dark', { include: parts, options: { runOnly: ['color-contrast'] } })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inLight, ...inDark]
    .filter(({ impact }) => parts !== undefined || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

type Extent = { readonly include: readonly string[] | undefined; readonly options?: { readonly runOnly: string[] } }

async function violations(page: Page, colorScheme: 'light' | 'dark', extent: Extent): Promise<readonly Violation[]> {
  await page.emulateMedia({ colorScheme })
  return page.evaluate(async ({ include, options }) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options?: object): Promise<{ violations: Violation[] }> }
    }
    return (await axe.run({ include: include ?? ['html'] }, options ?? {})).violations
  }, extent)
}
