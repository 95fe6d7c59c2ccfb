/** Whether a number as it is written is the number that a program holds, so that it can be written again. */
export function isExactNumber(source: string, value: number): boolean {
  if (!Number.isFinite(value)) return false
  if (/^[-+]?0[xo]/i.test(source)) return Number.isSafeInteger(value)
  return digits(source) === digits(String(value))
}

/** The digits that count: without sign, point, exponent, and zeros at either end. */
function digits(number: string): string {
  return number
    .replace(/e.*$/i, '')
    .replaceAll(/[^\d]/g, '')
    .replaceAll(/^0+|0+$/g, '')
}
