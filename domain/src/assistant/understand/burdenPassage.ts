/** What the guide says to who feels that they are a burden; only for them, because it speaks of not wanting to live. */
export const BURDEN_PASSAGE = 'family-and-relationships/burden'
