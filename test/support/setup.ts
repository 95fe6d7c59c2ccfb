import * as fc from 'fast-check'

// Properties are tried on the same examples every time, so that a test fails by what was changed and not by chance. With
// FUZZ=1000 they are tried on others, and those that do not say how many they take on a thousand.
const runs = process.env['FUZZ']
fc.configureGlobal(runs === undefined ? { seed: 1815 } : { numRuns: Number(runs) })
