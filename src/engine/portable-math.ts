// JavaScript leaves powers, exponentials and their kin to each engine, which may round them as it likes: two engines, or two
// versions of one, then part in the last bit, and a game that hangs on it goes another way. These are made of additions,
// multiplications and divisions, which every engine rounds alike.

/** A number multiplied by itself so many times; the exponent is a whole number, 0 or more. */
export function power(base: number, exponent: number): number {
  let product = 1
  let square = base
  for (let left = exponent; left > 0; left >>= 1) {
    if ((left & 1) === 1) product *= square
    square *= square
  }
  return product
}

/** e to the power of a number, as far as a double goes: within a few units of the last place. */
export function exponential(x: number): number {
  if (x > MOST) return Number.POSITIVE_INFINITY
  if (x < -MOST) return 0
  const doublings = Math.round(x / Math.LN2)
  const rest = x - doublings * LN2_HIGH - doublings * LN2_LOW
  // Taylor's series by Horner's rule. The rest is at most ln 2 / 2, where the next term is below the last place.
  let sum = 1
  for (let term = 14; term > 0; term--) sum = 1 + (sum * rest) / term
  return doublings < 0 ? sum / power(2, -doublings) : sum * power(2, doublings)
}

/** The natural logarithm of a number above zero: within a few units of the last place. */
export function logarithm(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return x === 0 ? Number.NEGATIVE_INFINITY : x > 0 ? x : Number.NaN
  let [rest, doublings] = [x, 0]
  for (; rest > LARGE; doublings += LARGE_DOUBLINGS) rest /= LARGE
  for (; rest < 1 / LARGE; doublings -= LARGE_DOUBLINGS) rest *= LARGE
  for (; rest > Math.SQRT2; doublings++) rest /= 2
  for (; rest < Math.SQRT1_2; doublings--) rest *= 2
  // 2 artanh z = ln((1 + z) / (1 - z)), by Horner's rule. |z| is below 0.172, where the next term is below the last place.
  const z = (rest - 1) / (rest + 1)
  let sum = 0
  for (let term = 23; term > 0; term -= 2) sum = 1 / term + sum * z * z
  return doublings * LN2_HIGH + (doublings * LN2_LOW + 2 * z * sum)
}

/** From -1 to 1: how far a lead has become a decision. */
export function hyperbolicTangent(x: number): number {
  const size = 1 - 2 / (exponential(2 * Math.abs(x)) + 1)
  return x < 0 ? -size : size
}

/** Beyond this, powers of e leave the range of a double, or come to nothing. */
const MOST = 708

/** ln 2 in two parts: the first has so few bits that its multiples are exact (W. J. Cody and W. Waite, 1980). */
const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10

/** A power of two, and which. */
const [LARGE, LARGE_DOUBLINGS] = [0x1_0000, 16] as const
