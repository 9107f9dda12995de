/** What the guide says to who feels that they are a burden; only for them, because it speaks of not wanting to live. */
export const BURDEN_PASSAGE = 'family-and-relationships/burden'

/** That days may be left out; it goes to who is too tired to write. [ASST-196] */
export const SKIP_PASSAGE = 'using-a-diary-well/gaps'
