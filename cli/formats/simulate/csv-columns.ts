/** What the CSV tells of every game. A file that begins so is one of ours: CSV has no place to say who made it. */
export const CSV_COLUMNS = ['battle', 'game', 'seed', 'winner', 'level', 'reason', 'turns', 'first', 'actions'] as const
