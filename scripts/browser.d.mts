// For tests, which are TypeScript.
export declare const ADVICE: string
export declare function findBrowser(env?: Readonly<Record<string, string | undefined>>): string | undefined
