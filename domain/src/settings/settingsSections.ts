/**
 * In the specification's order. Our own are the sections of a record, which follow General, and the lock, which follows
 * the device that it locks.
 */
export const SETTINGS_SECTIONS = [
  'general',
  'record_sections',
  'notifications',
  'email',
  'hints',
  'pain_service',
  'privacy',
  'device',
  'lock',
  'language',
  'reminders',
  'theme',
] as const

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

interface SettingsAround {
  /** The institution's config enables the Transitional Pain Service (D50). */
  hasPainService: boolean
}

/** Sections without content are not listed. [SET-10, SET-15] */
export const listedSections = ({ hasPainService }: SettingsAround): readonly SettingsSection[] =>
  SETTINGS_SECTIONS.filter((section) => section !== 'pain_service' || hasPainService)

/** Reminders have their own screens, to which their row links. */
export type OpenedSection = Exclude<SettingsSection, 'reminders'>

/** The section in the URL; null if there is none, or it is not listed. [SET-10] */
export function sectionFrom(said: unknown, listed: readonly SettingsSection[]): OpenedSection | null {
  const section = listed.find((one) => one === said)
  return section === undefined || section === 'reminders' ? null : section
}
