/** The specification's count of the card Recent Records. */
export const RECENT_COUNT = 2
