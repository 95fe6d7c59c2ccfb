export declare const LAYERS: Readonly<Record<string, readonly string[]>>
export declare function layerOf(file: string): { readonly layer: string; readonly folder: string } | undefined
export declare function standsOn(layer: string, other: string): boolean
export declare function objection(file: string, specifier: string): string | undefined
