import type { FormSection } from '../../../engine/scenario-editor.ts'

const FACTS = ['edition', 'id', 'title', 'date', 'authors', 'summary', 'briefing', 'turns', 'clock']

/** The panels of a scenario, and which keys each of them shows. */
export const SECTIONS: readonly FormSection[] = [
  { id: 'facts', title: 'The battle', keys: FACTS },
  { id: 'sides', title: 'Sides', keys: ['sides', 'stacking'] },
  { id: 'reinforcements', title: 'Reinforcements', keys: ['reinforcements'] },
  { id: 'victory', title: 'Victory', keys: ['victory', 'demoralisation', 'exits'] },
  { id: 'rules', title: 'Tables and options', keys: ['tables', 'options'] },
  { id: 'sources', title: 'Sources', keys: ['sources'] },
]
