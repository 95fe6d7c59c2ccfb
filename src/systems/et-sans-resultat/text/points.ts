/** A point of the table as text, in inches: `20.7,10.2`. */
export const formatPoint = (x: number, y: number) => `${x / 10},${y / 10}`
