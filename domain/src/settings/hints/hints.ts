/** What is said to a person once, the first time: on the screen that it is about, and the dark theme on home. */
export const HINTS = [
  'section-drawer',
  'body-map',
  'filter',
  'calendar-overlays',
  'quick-record',
  'dark-theme',
] as const

export type Hint = (typeof HINTS)[number]

/** What a device knows of them, whoever uses it. */
export interface KeptHints {
  seen: readonly Hint[]
  isOff: boolean
}

/**
 * Each once, in the order of the table; what a later version keeps there is not known here. An older version kept the
 * names alone. [SET-5, HINT-2]
 */
export function hintsFrom(kept: unknown): KeptHints {
  const { seen, isOff } = (Array.isArray(kept) ? { seen: kept } : (kept ?? {})) as Record<string, unknown>
  return {
    seen: HINTS.filter((hint) => Array.isArray(seen) && seen.includes(hint)),
    isOff: isOff === true,
  }
}

/** Dismissed, or what it is about was used. [HINT-2] */
export const withSeen = (kept: KeptHints, hint: Hint): KeptHints => ({
  ...kept,
  seen: HINTS.filter((one) => one === hint || kept.seen.includes(one)),
})

/** Whoever asks for some again wants to see them: that switches hints on. [HINT-7] */
export const showAgain = (kept: KeptHints, hints: readonly Hint[]): KeptHints => ({
  seen: kept.seen.filter((one) => !hints.includes(one)),
  isOff: false,
})

/** Where a hint can stand. The page for the number has none: who is in pain is kept up by nothing. [HINT-9] */
export type HintScreen = 'record-locations' | 'record-section' | 'results' | 'calendar' | 'quick-record'

/** The more specific first. */
const HINTS_ON: Readonly<Record<HintScreen, readonly Hint[]>> = {
  'record-locations': ['body-map', 'section-drawer'],
  'record-section': ['section-drawer'],
  results: ['filter'],
  calendar: ['calendar-overlays', 'filter'],
  'quick-record': ['quick-record'],
}

/** The one that a screen shows when it opens; null where there is none. [HINT-1, HINT-3, HINT-6] */
export const hintDue = (screen: HintScreen, { seen, isOff }: KeptHints): Hint | null =>
  isOff ? null : (HINTS_ON[screen].find((hint) => !seen.includes(hint)) ?? null)
