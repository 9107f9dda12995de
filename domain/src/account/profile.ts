import type { LocalDay } from '../time/localDay.ts'
import type { HeightUnit, WeightUnit } from './bodyUnits.ts'

export const GENDERS = ['f', 'm', 'o'] as const
export type Gender = (typeof GENDERS)[number]

/** A person's profile. Empty or null means not given. */
export interface Profile {
  name: string
  gender: Gender | null
  /** In the person's own words; only with 'o'. */
  genderText: string
  birthDate: LocalDay | null
  /** In centimetres; the unit is the one used for typing and display. */
  height: number | null
  heightUnit: HeightUnit
  /** In kilograms. */
  weight: number | null
  weightUnit: WeightUnit
  /** ISO 3166, two letters. Other values of other clients are kept unchanged. */
  country: string
}

export const NO_PROFILE: Profile = {
  name: '',
  gender: null,
  genderText: '',
  birthDate: null,
  height: null,
  heightUnit: 'centimeters',
  weight: null,
  weightUnit: '',
  country: '',
}

/** Clears the text with a change from Other: otherwise it would be shown and shared without it. [PROF-4] */
export const withGender = (profile: Profile, gender: Gender | null): Profile => ({
  ...profile,
  gender,
  genderText: gender === 'o' ? profile.genderText : '',
})

/** What the profile card asks for. [PROF-6] */
export function isProfileComplete(profile: Profile): boolean {
  const { name, gender, birthDate, weight, height, country } = profile
  const isTold = name.trim() !== '' && country !== '' && gender !== null
  return isTold && birthDate !== null && weight !== null && height !== null
}

export type BirthDateProblem = 'too-long-ago' | 'not-past'

const FIRST_BIRTH_DATE: LocalDay = '1900-01-01'

/** [PROF-5] */
export function birthDateProblem(day: LocalDay, today: LocalDay): BirthDateProblem | null {
  if (day < FIRST_BIRTH_DATE) return 'too-long-ago'
  return day < today ? null : 'not-past'
}

export const MOST_CM = 300
export const MOST_KG = 1_000

/** Checks the stored value, whatever the typed unit. [PROF-9] */
export const isHeight = (centimeters: number): boolean => centimeters >= 0 && centimeters <= MOST_CM
export const isWeight = (kilograms: number): boolean => kilograms >= 0 && kilograms <= MOST_KG
