import { listedSections, type SettingsSection } from '@reprieve/domain/settings/settingsSections.ts'
import { LANGUAGE_NAMES } from '@reprieve/locales/language.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useKnownInstitutions } from '../../institutions/useInstitutions.ts'
import { useText, useWords } from '../../settings/words.tsx'
import type { DiaryIconName } from '../../ui/DiaryIcon.tsx'
import { SETTINGS_PARTS } from './settingsParts.ts'

export interface NamedSection {
  id: SettingsSection
  icon: DiaryIconName
  name: string
  /** A short summary of the content. */
  about: string | undefined
}

const ICONS: Record<SettingsSection, DiaryIconName> = {
  general: 'settings',
  notifications: 'bell',
  email: 'mail',
  hints: 'note',
  pain_service: 'heart',
  privacy: 'eye',
  device: 'grid',
  lock: 'lock',
  language: 'globe',
  reminders: 'clock',
  theme: 'moon',
}

const ABOUT: Partial<Record<SettingsSection, Key<'settings'>>> = {
  general: 'generalAbout',
  notifications: 'promptsAbout',
  email: 'emailAbout',
  hints: 'hintsAbout',
  privacy: 'privacyAbout',
  device: 'deviceAbout',
  lock: 'lockAbout',
  reminders: 'remindersAbout',
  theme: 'themeAbout',
}

const opensSomething = (id: SettingsSection): boolean =>
  id === 'reminders' || SETTINGS_PARTS[id] !== undefined

/** Only the sections that have a component. [SET-10] */
export function useSettingsSections(): readonly NamedSection[] {
  const text = useText('settings')
  const institutions = useText('institutions')
  const lock = useText('lock')
  const { language } = useWords()
  // True if an institution's config enables that service; false if no institution is known. [SET-15]
  const hasPainService = useKnownInstitutions()?.configs.some((config) => config.hasPainService) ?? false
  const names: Record<SettingsSection, string> = {
    general: text('general'),
    notifications: text('inAppNotifications'),
    email: text('email'),
    hints: text('hintsAndTips'),
    pain_service: institutions('transitionalPainService'),
    privacy: text('privacy'),
    device: text('device'),
    lock: lock('title'),
    language: text('language'),
    reminders: text('reminders'),
    theme: text('appTheme'),
  }
  return listedSections({ hasPainService })
    .filter(opensSomething)
    .map((id) => {
      const about = ABOUT[id]
      const told = id === 'language' ? LANGUAGE_NAMES[language] : about && text(about)
      return { id, icon: ICONS[id], name: names[id], about: told }
    })
}
