import type { FormSection } from '../../../engine/scenario-editor.ts'

const FACTS = ['title', 'id', 'date', 'year', 'authors', 'summary', 'briefing', 'turns', 'clock', 'first']

/** The panels of a scenario, and which keys each of them shows. */
export const SECTIONS: readonly FormSection[] = [
  { id: 'facts', title: 'The battle', keys: FACTS },
  { id: 'sides', title: 'Sides', keys: ['sides', 'nations'] },
  { id: 'armies', title: 'Armies', keys: ['armies', 'formations', 'troops'] },
  { id: 'reinforcements', title: 'Arrivals', keys: ['reserves', 'withdrawals'] },
  { id: 'course', title: 'Weather and events', keys: ['weather', 'events'] },
  { id: 'victory', title: 'Victory', keys: ['victory', 'points'] },
  { id: 'rules', title: 'Ground, tables and special rules', keys: ['ground', 'tables', 'specialRules'] },
  { id: 'variants', title: 'Variants', keys: ['variants'] },
  { id: 'sources', title: 'Sources', keys: ['sources', 'uses'] },
]
