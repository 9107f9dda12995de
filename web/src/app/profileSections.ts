/** In the order of the specification; the last one is ours. */
export const PROFILE_SECTIONS = [
  'plan',
  'account',
  'conditions',
  'medications',
  'about_me',
  'device',
] as const

export type ProfileSection = (typeof PROFILE_SECTIONS)[number]

/** As it stands in the address; null for none, and for one that there is not. */
export const profileSectionFrom = (said: unknown): ProfileSection | null =>
  PROFILE_SECTIONS.find((one) => one === said) ?? null
