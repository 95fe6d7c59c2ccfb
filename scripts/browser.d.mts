// For tests, which are TypeScript.
import type { Browser } from 'playwright-core'

export declare const ADVICE: string
export declare function findBrowser(env?: Readonly<Record<string, string | undefined>>): string | undefined
export declare function launchBrowser(...flags: string[]): Promise<Browser>
