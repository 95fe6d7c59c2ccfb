// Loaded into a command that is measured: writes down at its end what it has used.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const used = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }
  writeFileSync(process.env.BERTHIER_USAGE, JSON.stringify(used))
})
