import { checkTiming, type TimingFacts } from '../arrivals/check-timing.ts'
import { earliestTurn, isFixed } from '../arrivals/timing.ts'
import { forEachEntry } from '../checks/hexes.ts'
import type { AnyCondition } from '../conditions/tree.ts'
import type { Path } from '../diagnostic.ts'
import { canonical } from '../diff/normalise.ts'
import { effectsOf, nameWeather, timingOfWeather, type WeatherChange, type WeatherTable } from './weather.ts'

/** What a rulebook adds to what weather can be wrong about. */
type WeatherFacts<C> = TimingFacts<C> & {
  readonly table: WeatherTable
  /** Reads the places of a change, reports what is wrong with them, and gives them in one order. */
  covers?(change: WeatherChange<C>, path: Path): readonly unknown[]
}

/** Weather has its times, in their order, and each change changes something. */
export function checkWeather<C extends AnyCondition<C>>(
  facts: WeatherFacts<C>,
  changes: readonly (WeatherChange<C> | undefined)[] | undefined,
): void {
  if (!changes) return
  const { report } = facts
  let before = 0
  /** By places: what the weather is there for certain; undefined where nobody knows any more. */
  const known = new Map<string, string | undefined>([
    ['', canonical({ name: nameWeather({ state: 'clear' }), ...facts.table.clear })],
  ])
  const turns = new Map<string, number>()
  forEachEntry(changes, ['weather'], (change, path) => {
    const timing = timingOfWeather(change)
    if (Object.keys(timing).length === 0) {
      if (!report.isComplete(...path)) return
      const message = `The file does not say when there is ${nameWeather(change)}.`
      const hint = 'Name its first turn: `from: 1`; or a condition (`when`), or a chance (`d6`).'
      report.add({ code: 'weather/without-turn', path, message, hint })
      return
    }
    checkTiming(facts, timing, '', path, { turn: 'from', late: 'weather/too-late' })
    const places = facts.covers?.(change, path) ?? []
    if (report.hasErrors(...path)) {
      // Nobody knows where it is meant to be.
      known.clear()
      return
    }
    const where = places.length === 0 ? '' : canonical(places)
    if (isFixed(timing)) {
      const turn = earliestTurn(timing)
      reportOrder(turn, turns.get(where), path)
      before = Math.max(before, turn)
      turns.set(where, turn)
    }
    // Weather of another name is told to players, and a rulebook may do more for its state than the table has.
    const does = canonical({ name: nameWeather(change), ...effectsOf(change, facts.table) })
    // What comes everywhere also ends what was in single places.
    const isLocal = where !== '' || known.size === 1
    if (!report.hasErrors(...path) && isLocal && known.has(where) && known.get(where) === does) {
      const message = `There is ${nameWeather(change)} already, and nothing else changes.`
      report.add({ code: 'weather/without-effect', path, message })
    }
    // What may come leaves everything open.
    if (where === '') known.clear()
    known.set(where, isFixed(timing) ? does : undefined)
  })

  function reportOrder(turn: number, same: number | undefined, path: Path): void {
    const at = { code: 'weather/order', path: [...path, 'from'] } as const
    if (turn === same) {
      report.add({ ...at, message: `The weather already changes on turn ${turn}.`, hint: 'Keep one of the two.' })
    } else if (turn < before) {
      const message = `The weather of turn ${turn} is listed after that of turn ${before}.`
      report.add({ ...at, message, hint: 'List the earliest first.' })
    }
  }
}
