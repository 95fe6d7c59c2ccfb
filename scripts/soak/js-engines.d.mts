// For tests, which are TypeScript.

/** A JavaScript engine that has `determinism`. */
export type Engine = {
  readonly name: string
  ask(expression: string): Promise<unknown>
  close(): unknown
}

export declare function bundleGames(): Promise<string>
export declare function openChromium(code: string): Promise<Engine>
export declare function openQuickJs(code: string): Promise<Engine>
