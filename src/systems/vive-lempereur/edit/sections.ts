import type { FormSection } from '../../../engine/scenario-editor.ts'

/** The panels of a scenario, and which keys each of them shows. */
export const SECTIONS: readonly FormSection[] = [
  {
    id: 'facts',
    title: 'The battle',
    keys: ['title', 'id', 'date', 'authors', 'summary', 'briefing', 'turns', 'clock'],
  },
  { id: 'sides', title: 'Sides', keys: ['sides', 'nations'] },
  { id: 'troops', title: 'Troops', keys: ['troops'] },
  { id: 'reinforcements', title: 'Reinforcements', keys: ['reinforcements', 'reserves', 'withdrawals'] },
  { id: 'course', title: 'Weather and events', keys: ['weather', 'events'] },
  { id: 'victory', title: 'Victory', keys: ['victory', 'points', 'control'] },
  { id: 'rules', title: 'Ground, tables and special rules', keys: ['ground', 'tables', 'specialRules', 'options'] },
  { id: 'set-up', title: 'Cards and deployment', keys: ['initiative', 'cards', 'deployment'] },
  { id: 'variants', title: 'Variants', keys: ['variants'] },
  { id: 'sources', title: 'Sources', keys: ['sources', 'uses'] },
]
