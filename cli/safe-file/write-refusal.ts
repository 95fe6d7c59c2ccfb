/** Why a file is left as it is. */
type Why = 'changed' | 'removed' | 'exists' | 'folder' | 'read-only' | 'hard-links' | 'owner'

/** Thrown where writing would lose something. Nothing was changed then; the message is a clause without a full stop. */
export class WriteRefusal extends Error {
  readonly why: Why

  constructor(why: Why) {
    super(CLAUSES[why])
    this.why = why
  }
}

const CLAUSES: Readonly<Record<Why, string>> = {
  changed: 'another program has just changed it, and that text is kept; run the command again',
  removed: 'another program has just removed it',
  exists: 'a file of this name already exists',
  folder: 'it is a folder, not a file',
  'read-only': 'it is read-only',
  'hard-links': 'it has several names (hard links), which would be separated; edit a copy instead',
  owner: 'it belongs to another user or group and would become yours; edit a copy instead',
}
