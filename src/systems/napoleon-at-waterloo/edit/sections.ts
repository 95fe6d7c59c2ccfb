import type { FormSection } from '../../../engine/scenario-editor.ts'

const FACTS = ['title', 'id', 'edition', 'date', 'authors', 'summary', 'briefing', 'turns', 'clock']

/** The panels of a scenario, and which keys each of them shows. */
export const SECTIONS: readonly FormSection[] = [
  { id: 'facts', title: 'The battle', keys: FACTS },
  { id: 'sides', title: 'Sides', keys: ['sides', 'nations', 'stacking'] },
  { id: 'troops', title: 'Troops', keys: ['troops'] },
  { id: 'reinforcements', title: 'Reinforcements', keys: ['reinforcements', 'reserves', 'withdrawals'] },
  { id: 'course', title: 'Weather and events', keys: ['weather', 'events'] },
  { id: 'victory', title: 'Victory', keys: ['victory', 'points', 'control', 'demoralisation', 'exits'] },
  { id: 'rules', title: 'Ground, tables and special rules', keys: ['ground', 'tables', 'specialRules', 'options'] },
  { id: 'variants', title: 'Variants', keys: ['variants'] },
  { id: 'sources', title: 'Sources', keys: ['sources', 'uses'] },
]
