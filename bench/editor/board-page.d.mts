/** Bundles the page of the canvas's harness into a folder. */
export function bundleHarness(folder: string): Promise<void>
/** A page in a folder with the harness that shows a battle; its address. */
export function makeBoardPage(folder: string, name: string, scenario: string): string
