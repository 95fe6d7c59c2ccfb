/** How often what may follow is played on from each position of a game, where nothing else is wanted. */
export const FUTURES = 24
