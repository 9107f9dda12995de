import { HEIGHT_UNITS, WEIGHT_UNITS } from '@reprieve/domain/account/bodyUnits.ts'
import { GENDERS, NO_PROFILE, withGender, type Profile } from '@reprieve/domain/account/profile.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOWEST_STAMP } from '../groups.ts'
import { profileGroupsToWire, profileGroupValues, profileGroupStamp } from './profileGroups.ts'
import {
  profileToGroups,
  readProfileGroups,
  readAcceptedVersions,
  addAcceptance,
  type Acceptance,
} from './profileWire.ts'
import { sentProfile } from './sentProfile.ts'
import { isStorable } from '../storable.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const STAMP = '018bcfe56800-0000-aaaaaaaaaaaa'

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => !value.includes('\0'))
const amount = (max: number) =>
  fc.option(
    fc
      .double({ min: 0, max, noNaN: true })
      .map((value) => value + 0)
      .filter(isStorable),
  )

const anyProfile: fc.Arbitrary<Profile> = fc
  .record({
    name: text,
    gender: fc.option(fc.constantFrom(...GENDERS)),
    genderText: text,
    birthDate: fc.option(fc.constantFrom('1900-01-01', '1980-02-29', '2026-01-31')),
    height: amount(300),
    heightUnit: fc.constantFrom(...HEIGHT_UNITS),
    weight: amount(1_000),
    weightUnit: fc.constantFrom(...WEIGHT_UNITS),
    country: fc.oneof(fc.constantFrom('', 'AT', 'KR'), text),
  })
  .map((profile) => withGender(profile, profile.gender))

const asStored = (groups: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...groups].map(([group, v]) => [group, { v: JSON.parse(JSON.stringify(v)) as unknown }]),
  )

test('[SYNC 1.2] a profile comes back from its groups as it was', () => {
  fc.assert(
    fc.property(anyProfile, (profile) => {
      expect(readProfileGroups(profileToGroups(profile))).toEqual(profile)
    }),
    { numRuns: runs },
  )
})

test('[SYNC 1.2, SYNC I14] a sent profile gives the same groups as on the device, unknown ones included', () => {
  const strange = fc.jsonValue({ maxDepth: 2 }).filter(isStorable)
  fc.assert(
    fc.property(anyProfile, strange, (profile, of_tomorrow) => {
      const groups = new Map<string, unknown>([
        ...profileToGroups(profile),
        ['deleted', { deleted: 0 }],
        ['other', { of_tomorrow }],
      ])
      const sent = {
        record_type: 'user_profile_record',
        content: profileGroupsToWire(asStored(groups)),
        stamps: { name: STAMP, deleted: STAMP },
      }
      expect(profileGroupValues(sentProfile.parse(sent))).toEqual(
        new Map(Object.entries(asStored(groups)).map(([group, { v }]) => [group, v])),
      )
    }),
    { numRuns: runs },
  )
})

test('[SYNC 1.4] each part of the profile merges separately, a value together with its unit', () => {
  const content = { name: 'Helen', gender: 'f', height: 170, height_units: 'centimeters', weight: 60 }
  expect(Object.fromEntries(profileGroupValues({ content }))).toEqual({
    name: { name: 'Helen' },
    gender: { gender: 'f' },
    height: { height: 170, height_units: 'centimeters' },
    weight: { weight: 60 },
  })
  const stamps = { colour: STAMP }
  expect([profileGroupStamp('colour', stamps), profileGroupStamp('name', stamps)]).toEqual([
    STAMP,
    LOWEST_STAMP,
  ])
})

test('[PROF-7] server fields are not part of the synced profile, neither value nor stamp', () => {
  const content = {
    name: 'Helen',
    is_pro: true,
    credits_count: 99,
    providers: [],
    avatar: {},
    password_set: 1,
  }
  const stamps = { name: STAMP, is_pro: STAMP, credits_count: STAMP, condition: STAMP }
  expect([...profileGroupValues({ content, stamps })]).toEqual([['name', { name: 'Helen' }]])
})

test('[PROF-4] a text beside another gender than Other is neither written nor read', () => {
  const written = profileToGroups({ ...NO_PROFILE, gender: 'f', genderText: 'left over' })
  expect(written.get('gender')).toEqual({ gender: 'f', gender_other: '' })
  const read = readProfileGroups(new Map([['gender', { gender: 'm', gender_other: 'left over' }]]))
  expect([read.gender, read.genderText]).toEqual(['m', ''])
})

test('[PROF-9] a value that no field accepts is read as missing', () => {
  const stored = new Map<string, unknown>([
    ['name', 'Helen'],
    ['gender', { gender: 'x' }],
    ['birth_date', { birth_date: 1980 }],
    ['height', { height: 301, height_units: 'cubits' }],
    ['weight', { weight: '60', weight_units: null }],
  ])
  expect(readProfileGroups(stored)).toEqual(NO_PROFILE)
})

const EULA: Acceptance = { document: 'eula', version: 2, language: 'de', textHash: 'ab', acceptedAt: 1_000 }

test('[D27, SYNC I14] an acceptance is added to those before it, and lowers nothing', () => {
  const first = addAcceptance(new Map(), EULA)
  const second = addAcceptance(new Map([['terms', { ...first, of_tomorrow: 1 }]]), {
    ...EULA,
    document: 'privacy',
    version: 3,
    textHash: null,
    acceptedAt: 2_000,
  })
  const older = addAcceptance(new Map([['terms', second]]), { ...EULA, version: 1, acceptedAt: 3_000 })
  expect(older).toEqual({
    eula_version: 2,
    privacy_notice_version: 3,
    of_tomorrow: 1,
    accepted: [
      { document: 'eula', version: 2, language: 'de', text_hash: 'ab', accepted_at: 1_000 },
      { document: 'privacy', version: 3, language: 'de', text_hash: null, accepted_at: 2_000 },
      { document: 'eula', version: 1, language: 'de', text_hash: 'ab', accepted_at: 3_000 },
    ],
  })
  expect(readAcceptedVersions(new Map([['terms', older]]))).toEqual({ eula: 2, privacy: 3 })
  expect(readAcceptedVersions(new Map([['terms', { eula_version: 'two' }]]))).toEqual({ eula: 0, privacy: 0 })
  const sent = { record_type: 'user_profile_record', content: profileGroupsToWire({ terms: { v: older } }) }
  expect(sentProfile.safeParse(sent).success).toBe(true)
})
