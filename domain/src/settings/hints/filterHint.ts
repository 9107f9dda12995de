/** Of one or two entries nobody looks for some. */
const FEWEST_ENTRIES = 3

/** Whether there are entries enough to suggest a filter. [HINT-10] */
export const isWorthFiltering = (entries: number): boolean => entries >= FEWEST_ENTRIES
