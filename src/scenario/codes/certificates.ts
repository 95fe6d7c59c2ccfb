import type { CodeEntry } from './index.ts'

/** What was proved of a battle, and whether it still holds. */
export const CERTIFICATE_CODES = {
  'certificate/outdated': {
    severity: 'info',
    title: 'The certificate is of another version of the battle',
    why: 'A certificate (`ligny.certificate.json` beside `ligny.yaml`) is about the battle as it was when its games were played. Terrain, units, arrivals, rules or victory conditions have changed since; title, texts and sources may change.',
    fix: 'Prove the claim again: `berthier prove ligny.yaml --claim "french 40..60%" -o ligny.certificate.json`; or remove the certificate.',
  },
} as const satisfies Record<string, CodeEntry>
