type Phrase = {
  readonly key: 'destroyed' | 'destroyedFirst' | 'demoralised' | 'exited' | 'leaderExited' | 'leaderEliminated'
  readonly say: (value: number | boolean) => string
  readonly pattern: RegExp
}

/** The book's own conditions, in its words. */
export const PHRASES: readonly Phrase[] = [
  {
    key: 'destroyed',
    say: (points) => `they have destroyed ${points} points`,
    pattern: /^they (?:have )?destroy(?:ed)? (\d+) (?:combat |strength )?points$/i,
  },
  {
    key: 'destroyedFirst',
    say: (points) => `they are the first to destroy ${points} points`,
    pattern: /^they are the first to destroy (\d+) (?:combat |strength )?points$/i,
  },
  { key: 'demoralised', say: () => 'the enemy is demoralised', pattern: /^the enemy is demorali[sz]ed$/i },
  {
    key: 'exited',
    say: (units) => `${units} of their units have left the board`,
    pattern: /^(\d+) of their units (?:have left|leave) the board$/i,
  },
  {
    key: 'leaderExited',
    say: () => 'their leader has left the board',
    pattern: /^their leader (?:has left|leaves) the board$/i,
  },
  {
    key: 'leaderEliminated',
    say: () => "the enemy's leader is eliminated",
    pattern: /^the enemy['’]s leader is eliminated$/i,
  },
]
