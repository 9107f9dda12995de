import { FALLBACK_LANGUAGE, pickLanguage, type Language } from './language.ts'
import { FIRST_THEME, type ThemeSettings } from './theme.ts'

export type LanguageChoice = Language | 'default'

/** What is set for this device. Reminders and the rest of the diary travel with the person, this does not. */
export interface Settings {
  language: LanguageChoice
  theme: ThemeSettings
  darkThemeIntroduced: boolean
  reportUsage: boolean
  reportCrash: boolean
  /** The one-time question was answered. The two switches above are true before, and mean nothing then. */
  privacyAnswered: boolean
  /** A switch was moved since the start of the app, which takes it into account at the next one. */
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

/** D25: `default` is the first of the system's languages that we have. [SET-6] */
export const languageOf = (choice: LanguageChoice, systemTags: readonly string[]): Language =>
  choice === 'default' ? (pickLanguage(systemTags.join(',')) ?? FALLBACK_LANGUAGE) : choice

export type PrivacySwitch = 'reportUsage' | 'reportCrash'

/** A switch that was moved is no answer to the question: the other one was never spoken of. [SET-8] */
export const toggle = <S extends Pick<Settings, PrivacySwitch | 'privacyChanged'>>(
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

export const afterRestart = (settings: Settings): Settings => ({ ...settings, privacyChanged: false })

/** What a switch shows. Before the answer nothing is sent, whatever is stored: then it is off. [SET-12] */
export const isReported = (
  settings: Pick<Settings, PrivacySwitch | 'privacyAnswered'>,
  name: PrivacySwitch,
): boolean => settings.privacyAnswered && settings[name]

/** D26: nothing before the answer, and nothing without an operator who asked for it. [SET-9] */
export function maySend(
  settings: Pick<Settings, PrivacySwitch | 'privacyAnswered'>,
  name: PrivacySwitch,
  endpoint: string | null,
): boolean {
  return endpoint !== null && isReported(settings, name)
}
