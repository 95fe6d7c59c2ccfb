import { SOUND } from '../test-io.ts'

/** A text as unpleasant as texts can be. */
export const UNPLEASANT = '<script>alert("1")</script> & \u202E$x$'

/** A battle with such texts everywhere. */
export const HOSTILE = SOUND.replace(
  'title: New battle',
  `title: ${JSON.stringify(UNPLEASANT)}\nbriefing: ${JSON.stringify(UNPLEASANT)}`,
)
  .replace('name: French,', `name: ${JSON.stringify(UNPLEASANT)},`)
  .replace('name: Reille', `name: ${JSON.stringify(UNPLEASANT)}`)
  .replace('Mill farm:', `${JSON.stringify(UNPLEASANT)}:`)

/** The battles that ship. */
export const BATTLES = [
  'waterloo',
  'ligny',
  'vive-lempereur/quatre-bras',
  'hypothetical',
  'et-sans-resultat/quatre-bras',
]
