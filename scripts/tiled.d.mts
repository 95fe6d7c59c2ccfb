// For tests, which are TypeScript.
export declare const ADVICE: string
export declare function findTiled(
  env?: Readonly<Record<string, string | undefined>>,
): { readonly tiled: string; readonly rasterizer: string } | undefined
