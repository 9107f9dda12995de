/** In the order of the specification; the last one is our addition. */
export const PROFILE_SECTIONS = [
  'plan',
  'account',
  'conditions',
  'medications',
  'about_me',
  'device',
] as const

export type ProfileSection = (typeof PROFILE_SECTIONS)[number]

/** The section in the URL; null for none or an unknown one. */
export const profileSectionFrom = (said: unknown): ProfileSection | null =>
  PROFILE_SECTIONS.find((one) => one === said) ?? null
