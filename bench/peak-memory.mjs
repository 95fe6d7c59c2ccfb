import { readFileSync } from 'node:fs'

/**
 * The most memory that this process has had, in MB. Linux counts in `resourceUsage` what its parent had when it was started: the bundler of
 * these measurements has more than what is measured.
 */
export function peakMegabytes() {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : ''
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return (kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) / 1024
}
