let missed = 0

/** Prints a figure with the bar that it must meet. */
export function report(what, figure, { met, words }) {
  if (!met(figure)) missed++
  console.log(`${met(figure) ? 'ok    ' : 'MISSED'} ${figure.toFixed(2).padStart(7)}  ${words.padEnd(12)}  ${what}`)
}

export function atMost(bar) {
  return { met: (figure) => figure <= bar, words: `at most ${bar}` }
}

export function atLeast(bar) {
  return { met: (figure) => figure >= bar, words: `at least ${bar}` }
}

/** Prints what has no bar of its own. */
export function printNote(text) {
  console.log(`       ${text}`)
}

export function rate(perSecond, what) {
  return `${Math.round(perSecond).toLocaleString('en')} ${what}/s`
}

export function countMissed() {
  return missed
}
