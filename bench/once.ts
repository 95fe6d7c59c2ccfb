// Prints the time and the memory that one validation takes in a fresh process.
import { readFileSync } from 'node:fs'
import { validate } from '../src/scenario/validate.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { peakMegabytes } from './peak-memory.mjs'

const text = readFileSync(process.argv[2]!, 'utf8')
const start = performance.now()
const { diagnostics } = validate(text, SYSTEMS)
const milliseconds = performance.now() - start
if (diagnostics.length > 0) throw new Error(diagnostics[0]!.message)
console.log(JSON.stringify({ milliseconds, megabytes: peakMegabytes() }))
