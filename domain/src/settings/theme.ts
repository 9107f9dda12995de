export type Theme = 'light' | 'dark'
export type ThemeChoice = Theme | 'system'

export interface ThemeSettings {
  /** Null until the person chooses in Settings. */
  choice: ThemeChoice | null
  /** "Dim this page": the switch on pages that are light by default. */
  dimmed: boolean
}

export const FIRST_THEME: ThemeSettings = { choice: null, dimmed: false }

export interface Surroundings {
  systemTheme: Theme
  introSeen: boolean
  /**
   * A logged-out visitor in a browser. A locked device does not count: a light page at the end of a session would be
   * glaring.
   */
  signedOutOnWeb: boolean
}

/** D25. [SET-1, SET-2, SET-3] */
export function shownTheme(settings: ThemeSettings, around: Surroundings): Theme {
  if (!around.introSeen || around.signedOutOnWeb) return settings.dimmed ? 'dark' : 'light'
  const choice = resolveThemeChoice(settings)
  return choice === 'system' ? around.systemTheme : choice
}

// A person who dimmed the first page because light hurts must not see a bright one next.
const firstChoice = ({ dimmed }: ThemeSettings): ThemeChoice => (dimmed ? 'dark' : 'system')

/** The theme inside the diary, also before the person has chosen one. [SET-3] */
export const resolveThemeChoice = (settings: ThemeSettings): ThemeChoice =>
  settings.choice ?? firstChoice(settings)

const NIGHT_BEGINS = 18 * 60 + 45
const NIGHT_ENDS = 2 * 60

/** Local minutes since midnight, 0 to 1439. The night spans midnight. [SET-4] */
export const isNight = (localMinutes: number): boolean =>
  localMinutes >= NIGHT_BEGINS || localMinutes < NIGHT_ENDS

export interface DarkThemeFacts {
  shown: Theme
  introduced: boolean
  localMinutes: number
}

/** D50: introduces the dark theme once, at night, to people with the light one. [SET-5] */
export const introducesDarkTheme = ({ shown, introduced, localMinutes }: DarkThemeFacts): boolean =>
  shown === 'light' && !introduced && isNight(localMinutes)
