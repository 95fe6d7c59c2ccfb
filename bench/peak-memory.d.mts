export function peakMegabytes(): number
