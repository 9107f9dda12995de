/** The number of records on the card, from the specification. */
export const RECENT_COUNT = 2
