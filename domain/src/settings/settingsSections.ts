/** In the order of the specification; the lock is ours and stands behind the device that it closes. */
export const SETTINGS_SECTIONS = [
  'general',
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
  /** The config of an institution has the Transitional Pain Service on (D50). */
  hasPainService: boolean
}

/** What would open upon nothing is not listed. [SET-10, SET-15] */
export const listedSections = ({ hasPainService }: SettingsAround): readonly SettingsSection[] =>
  SETTINGS_SECTIONS.filter((section) => section !== 'pain_service' || hasPainService)

/** The reminders have screens of their own: their row leads there. */
export type OpenedSection = Exclude<SettingsSection, 'reminders'>

/** As it stands in the address; null for none, and for one that is not listed. [SET-10] */
export function sectionFrom(said: unknown, listed: readonly SettingsSection[]): OpenedSection | null {
  const section = listed.find((one) => one === said)
  return section === undefined || section === 'reminders' ? null : section
}
