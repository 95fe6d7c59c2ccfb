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
  changed: 'another program changed it at this moment, and its text stays; run the command again',
  removed: 'another program removed it at this moment',
  exists: 'a file of this name exists already',
  folder: 'it is a folder, not a file',
  'read-only': 'it is read-only and stays as it is',
  'hard-links': 'it has several names (hard links), which would be separated; make a copy, and work on that',
  owner: 'it belongs to another user or group, and would become yours; make a copy, and work on that',
}
