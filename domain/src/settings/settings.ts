import { FALLBACK_LANGUAGE, pickLanguage, type Language } from './language.ts'
import { FIRST_THEME, type ThemeSettings } from './theme.ts'

export type LanguageChoice = Language | 'default'

/** The settings of this device. Reminders and the rest of the diary sync with the person, these do not. */
export interface Settings {
  language: LanguageChoice
  theme: ThemeSettings
  darkThemeIntroduced: boolean
  reportUsage: boolean
  reportCrash: boolean
  /** The one-time privacy question was answered. Before that the two switches above are true without effect. */
  privacyAnswered: boolean
  /** A switch was changed since the app started; it takes effect at the next start. */
  privacyChanged: boolean
  disableIdleTimer: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'default',
  theme: FIRST_THEME,
  darkThemeIntroduced: false,
  reportUsage: true,
  reportCrash: true,
  privacyAnswered: false,
  privacyChanged: false,
  disableIdleTimer: false,
}

/** D25: `default` is the first of the system's languages that we support. [SET-6] */
export const resolveLanguage = (choice: LanguageChoice, systemTags: readonly string[]): Language =>
  choice === 'default' ? (pickLanguage(systemTags.join(',')) ?? FALLBACK_LANGUAGE) : choice

export type PrivacySwitch = 'reportUsage' | 'reportCrash'

/** Changing a switch does not answer the question: the other switch was never mentioned. [SET-8] */
export const togglePrivacySwitch = <S extends Pick<Settings, PrivacySwitch | 'privacyChanged'>>(
  settings: S,
  name: PrivacySwitch,
): S => ({
  ...settings,
  [name]: !settings[name],
  privacyChanged: true,
})

export const answerPrivacy = <S extends Pick<Settings, PrivacySwitch | 'privacyAnswered'>>(
  settings: S,
  answer: Pick<Settings, PrivacySwitch>,
): S => ({
  ...settings,
  reportUsage: answer.reportUsage,
  reportCrash: answer.reportCrash,
  privacyAnswered: true,
})

export const settingsAfterRestart = (settings: Settings): Settings => ({ ...settings, privacyChanged: false })

/** What a switch shows. Before the answer nothing is sent, whatever is stored: then it is off. [SET-12] */
export const isReportingOn = (
  settings: Pick<Settings, PrivacySwitch | 'privacyAnswered'>,
  name: PrivacySwitch,
): boolean => settings.privacyAnswered && settings[name]

/** D26: nothing is sent before the answer, or without an operator who set an endpoint. [SET-9] */
export function maySendReport(
  settings: Pick<Settings, PrivacySwitch | 'privacyAnswered'>,
  name: PrivacySwitch,
  endpoint: string | null,
): boolean {
  return endpoint !== null && isReportingOn(settings, name)
}
