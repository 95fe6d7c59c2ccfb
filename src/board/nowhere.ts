/** No place: off the board. Places are whole numbers from 0 on, on hexes and on tables alike. */
export const NOWHERE = -1
