import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { toFields, type Fields } from '../fields.ts'
import {
  groupOfKey,
  addBareStamps,
  keyGroups,
  findGroupStamp,
  type GroupValues,
  type Stamps,
} from '../groups.ts'
import { seedClientId } from '../ids.ts'

// Converts the profile between its flat wire form and its merge groups.

export const PROFILE_TYPE = 'user_profile_record'

/** Every person has exactly one profile, so it has the same id on every device. */
export const PROFILE_CLIENT_ID = seedClientId('profile', PROFILE_TYPE, 'own')

/** The accepted terms merge as one group, so that a version always stays with the hash of its text. */
export const TERMS_GROUP = 'terms'

const KEYS = keyGroups({
  name: 'name',
  gender: 'gender',
  gender_other: 'gender',
  birth_date: 'birth_date',
  height: 'height',
  height_units: 'height',
  weight: 'weight',
  weight_units: 'weight',
  country: 'country',
  eula_version: TERMS_GROUP,
  privacy_notice_version: TERMS_GROUP,
  accepted: TERMS_GROUP,
  deleted: 'deleted',
})

/** Keys that a client of the specification reads with the profile and sends back. The server ignores them. [PROF-7] */
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  'user_id',
  'username',
  'email',
  'condition',
  'medications',
  'credits_count',
  'avatar',
  'providers',
  'password_set',
  'mfa_on',
  'is_pro',
  'is_subscription',
  'is_institution_member',
  'pain_guide_available',
  'rated',
  'apple_rn_rated',
  'android_rn_rated',
])

export interface SentProfileParts {
  content?: Fields | null | undefined
  stamps?: Stamps | null | undefined
}

/** The values of a sent profile by group. Null clears a value; a missing key leaves it unchanged. */
export function profileGroupValues({ content, stamps: sent }: SentProfileParts): GroupValues {
  const values: GroupValues = new Map()
  const stamps = ownStamps(sent ?? {})
  for (const [key, value] of Object.entries(content ?? {})) {
    if (OF_THE_SERVER.has(key) || value === undefined) continue
    const group = groupOfKey(KEYS, key, stamps)
    values.set(group, { ...values.get(group), [key]: value })
  }
  addBareStamps(values, KEYS, stamps)
  return values
}

const ownStamps = (stamps: Stamps): Stamps =>
  Object.fromEntries(Object.entries(stamps).filter(([group]) => !OF_THE_SERVER.has(group)))

export const profileGroupStamp = (group: string, stamps: Stamps): Stamp =>
  findGroupStamp(KEYS, group, ownStamps(stamps))

/** The reverse: the flat profile from its groups. */
export function profileGroupsToWire(groups: Readonly<Record<string, { v: unknown }>>): Fields {
  const parts = Object.values(groups).map(({ v }) => toFields(v))
  return Object.assign({}, ...parts) as Fields
}
