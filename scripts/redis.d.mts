// For tests, which are TypeScript.
export declare const ADVICE: string
export declare function findRedis(env?: NodeJS.ProcessEnv): string | undefined
export declare function provideRedis(): void
