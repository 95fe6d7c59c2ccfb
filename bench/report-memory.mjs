// Loaded into a command that is measured: its last line on standard error is the most memory that it has had, in MB.
import { peakMegabytes } from './peak-memory.mjs'

process.on('exit', () => console.error(peakMegabytes()))
