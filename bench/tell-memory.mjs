// Loaded into a command that is measured: its last line on standard error is the most memory that it has had, in kB. What
// `resourceUsage` gives on Linux includes what the process that started it had (peak-memory.ts).
import { readFileSync } from 'node:fs'

process.on('exit', () => {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : ''
  console.error(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS)
})
