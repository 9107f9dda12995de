/** What is said to a person once, the first time. */
export const HINTS = ['dark-theme'] as const

export type Hint = (typeof HINTS)[number]

/** Each once, in the order of the table; what a later version keeps there is not known here. [SET-5] */
export const seenHints = (kept: unknown): readonly Hint[] =>
  HINTS.filter((hint) => Array.isArray(kept) && kept.includes(hint))

export const withSeen = (seen: readonly Hint[], hint: Hint): readonly Hint[] =>
  HINTS.filter((one) => one === hint || seen.includes(one))
