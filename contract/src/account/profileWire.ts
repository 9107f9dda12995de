import { HEIGHT_UNITS, WEIGHT_UNITS } from '@reprieve/domain/account/bodyUnits.ts'
import { GENDERS, NO_PROFILE, isHeight, isWeight, type Profile } from '@reprieve/domain/account/profile.ts'
import { toFields, type Fields } from '../fields.ts'

// The profile as the device and the server store it: each group merges as a unit.

export type ProfileGroup = 'name' | 'gender' | 'birth_date' | 'height' | 'weight' | 'country'

const WRITE: Record<ProfileGroup, (profile: Profile) => Fields> = {
  name: ({ name }) => ({ name }),
  gender: ({ gender, genderText }) => ({
    gender: gender ?? '',
    gender_other: gender === 'o' ? genderText : '',
  }),
  birth_date: ({ birthDate }) => ({ birth_date: birthDate }),
  height: ({ height, heightUnit }) => ({ height, height_units: heightUnit }),
  weight: ({ weight, weightUnit }) => ({ weight, weight_units: weightUnit }),
  country: ({ country }) => ({ country }),
}

export const profileToGroups = (profile: Profile): Map<ProfileGroup, Fields> =>
  new Map((Object.keys(WRITE) as ProfileGroup[]).map((group) => [group, WRITE[group](profile)]))

/** Values that cannot be read count as missing. */
export function readProfileGroups(stored: ReadonlyMap<string, unknown>): Profile {
  const group = (name: ProfileGroup): Fields => toFields(stored.get(name))
  const { gender: said, gender_other: genderText } = group('gender')
  const { height, height_units: heightUnit } = group('height')
  const { weight, weight_units: weightUnit } = group('weight')
  const gender = GENDERS.find((one) => one === said) ?? null
  return {
    name: textIn(group('name')['name']),
    gender,
    genderText: gender === 'o' ? textIn(genderText) : '',
    birthDate: dayIn(group('birth_date')['birth_date']),
    height: typeof height === 'number' && isHeight(height) ? height : null,
    heightUnit: HEIGHT_UNITS.find((unit) => unit === heightUnit) ?? NO_PROFILE.heightUnit,
    weight: typeof weight === 'number' && isWeight(weight) ? weight : null,
    weightUnit: WEIGHT_UNITS.find((unit) => unit === weightUnit) ?? NO_PROFILE.weightUnit,
    country: textIn(group('country')['country']),
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const dayIn = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null

/** One document that the person accepted, with the text shown and the time (D27). */
export interface Acceptance {
  document: 'eula' | 'privacy'
  version: number
  language: string
  /** SHA-256 of the text as shown, in hex; null if unknown. */
  textHash: string | null
  acceptedAt: number
}

/** The newest accepted version of each document in the profile; 0 for none. */
export function readAcceptedVersions(stored: ReadonlyMap<string, unknown>): {
  eula: number
  privacy: number
} {
  const { eula_version: eula, privacy_notice_version: privacy } = toFields(stored.get('terms'))
  return { eula: numberIn(eula), privacy: numberIn(privacy) }
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

const MOST_KEPT = 50

/** The group `terms` after one more acceptance: earlier acceptances stay, and no version decreases. [ACC-17] */
export function addAcceptance(stored: ReadonlyMap<string, unknown>, given: Acceptance): Fields {
  const before = toFields(stored.get('terms'))
  const entries = Array.isArray(before['accepted']) ? (before['accepted'] as unknown[]) : []
  const { eula, privacy } = readAcceptedVersions(stored)
  const { document, version, language, textHash, acceptedAt } = given
  const entry = { document, version, language, text_hash: textHash, accepted_at: acceptedAt }
  return {
    ...before,
    eula_version: document === 'eula' ? Math.max(eula, version) : eula,
    privacy_notice_version: document === 'privacy' ? Math.max(privacy, version) : privacy,
    accepted: [...entries, entry].slice(-MOST_KEPT),
  }
}
