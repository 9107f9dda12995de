/** First-use hints, each shown once: on the screen it is about, and the dark theme on home. */
export const HINTS = [
  'section-drawer',
  'body-map',
  'filter',
  'calendar-overlays',
  'quick-record',
  'dark-theme',
] as const

export type Hint = (typeof HINTS)[number]

/** The hint state of a device, regardless of who uses it. */
export interface StoredHints {
  seen: readonly Hint[]
  isOff: boolean
}

/**
 * Reads the stored hints: each once, in the order of HINTS; unknown ones of a later version are ignored. An older
 * version stored only the names. [SET-5, HINT-2]
 */
export function hintsFrom(kept: unknown): StoredHints {
  const { seen, isOff } = (Array.isArray(kept) ? { seen: kept } : (kept ?? {})) as Record<string, unknown>
  return {
    seen: HINTS.filter((hint) => Array.isArray(seen) && seen.includes(hint)),
    isOff: isOff === true,
  }
}

/** Marks a hint as seen: it was dismissed, or its feature was used. [HINT-2] */
export const markHintSeen = (kept: StoredHints, hint: Hint): StoredHints => ({
  ...kept,
  seen: HINTS.filter((one) => one === hint || kept.seen.includes(one)),
})

/** A person who asks for hints again wants to see them: this switches hints on. [HINT-7] */
export const showAgain = (kept: StoredHints, hints: readonly Hint[]): StoredHints => ({
  seen: kept.seen.filter((one) => !hints.includes(one)),
  isOff: false,
})

/**
 * The screens that can show a hint. The page for the pain number has none: nothing may delay a person in pain. [HINT-9]
 */
export type HintScreen = 'record-locations' | 'record-section' | 'results' | 'calendar' | 'quick-record'

/** The more specific hint first. */
const HINTS_ON: Readonly<Record<HintScreen, readonly Hint[]>> = {
  'record-locations': ['body-map', 'section-drawer'],
  'record-section': ['section-drawer'],
  results: ['filter'],
  calendar: ['calendar-overlays', 'filter'],
  'quick-record': ['quick-record'],
}

/** The hint that a screen shows when it opens; null if there is none. [HINT-1, HINT-3, HINT-6] */
export const hintDue = (screen: HintScreen, { seen, isOff }: StoredHints): Hint | null =>
  isOff ? null : (HINTS_ON[screen].find((hint) => !seen.includes(hint)) ?? null)
