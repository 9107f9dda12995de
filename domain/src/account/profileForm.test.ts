import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEIGHT_UNITS, WEIGHT_UNITS, type HeightUnit, type WeightUnit } from './bodyUnits.ts'
import { COUNTRIES } from './countries.ts'
import { NO_PROFILE, type Profile } from './profile.ts'
import { heightIn, shownHeight, shownWeight, weightInUnit, type TypedMeasure } from './bodyMeasure.ts'
import { toProfileForm, isFormChanged, profileFrom, type ProfileForm } from './profileForm.ts'

const signs = { decimal: '.', group: ',' } as const
const reading = { signs, today: '2026-11-15' }

const TOLD: Profile = {
  ...NO_PROFILE,
  name: 'Helen',
  gender: 'f',
  birthDate: '1980-02-29',
  height: 171.318,
  weight: 62.250_437,
  country: 'AT',
}

const read = (form: ProfileForm) => profileFrom(form, reading)
const withHeight = (unit: HeightUnit, ...typed: TypedMeasure): ProfileForm => ({
  ...toProfileForm(NO_PROFILE),
  height: { kept: null, unit, typed },
})
const withWeight = (unit: WeightUnit, typed: string): ProfileForm => ({
  ...toProfileForm(NO_PROFILE),
  weight: { kept: null, unit, typed: [typed, ''] },
})

test('[PROF-3] a unit that is only shown changes no value', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.double({ min: 0, max: 1_000, noNaN: true }),
      fc.array(fc.tuple(fc.constantFrom(...HEIGHT_UNITS), fc.constantFrom(...WEIGHT_UNITS)), {
        maxLength: 6,
      }),
      (height, weight, units) => {
        const form = units.reduce(
          (so, [ofHeight, ofWeight]) => ({
            ...so,
            height: heightIn(so.height, ofHeight, signs),
            weight: weightInUnit(so.weight, ofWeight, signs),
          }),
          toProfileForm({ ...NO_PROFILE, height, weight }),
        )
        expect(read(form)).toMatchObject({ ok: true, value: { height, weight } })
      },
    ),
    { numRuns: 10_000 },
  )
})

test('[PROF-3] typing the displayed value again changes nothing', () => {
  for (const unit of HEIGHT_UNITS) {
    const [first, inches] = shownHeight(TOLD.height!, unit)
    const typed: TypedMeasure = [String(first), inches === undefined ? '' : String(inches)]
    const form = { ...toProfileForm(TOLD), height: { kept: TOLD.height, unit, typed } }
    expect(read(form)).toMatchObject({ value: { height: TOLD.height, heightUnit: unit } })
  }
  for (const unit of WEIGHT_UNITS) {
    const [shown] = shownWeight(TOLD.weight!, unit)
    const form = {
      ...toProfileForm(TOLD),
      weight: { kept: TOLD.weight, unit, typed: [String(shown), ''] as const },
    }
    expect(read(form)).toMatchObject({ value: { weight: TOLD.weight, weightUnit: unit } })
  }
})

test('[PROF-3] text typed before the unit changed is converted', () => {
  const typed = withWeight('', '70')
  const inPounds = weightInUnit(typed.weight, 'p', signs)
  expect(inPounds).toEqual({ kept: 70, unit: 'p', typed: null })
  expect(shownWeight(inPounds.kept!, 'p')).toEqual([154.3])
  // Text that is not a number cannot be converted to another unit.
  expect(weightInUnit({ ...TOLD_WEIGHT, typed: ['7o', ''] }, 's', signs)).toEqual({
    ...TOLD_WEIGHT,
    unit: 's',
  })
})
const TOLD_WEIGHT = toProfileForm(TOLD).weight

const about = (value: number): unknown => expect.closeTo(value, 2)

test.each<[ProfileForm, object]>([
  [withHeight('centimeters', '170.5', ''), { height: 170.5 }],
  [withHeight('feet/inches', '5', '7'), { height: about(170.18) }],
  [withHeight('feet/inches', '6', ''), { height: about(182.88) }],
  [withHeight('feet/inches', '', '60'), { height: about(152.4) }],
  [withHeight('feet/inches', '', ''), { height: null }],
  [withWeight('', ' 62,5 '), { weight: 62.5 }],
  [withWeight('p', '220.5'), { weight: about(100.02) }],
  [withWeight('s', '15.75'), { weight: about(100.02) }],
  [withWeight('', ''), { weight: null }],
])('[PROF-1, PROF-2] %j is read as %j', (form, value) => {
  expect(read(form)).toMatchObject({ ok: true, value })
})

test.each([
  [withHeight('centimeters', 'tall', ''), { height: 'not-a-number' }],
  [withHeight('centimeters', '301', ''), { height: 'out-of-range' }],
  [withHeight('centimeters', '-3', ''), { height: 'not-a-number' }],
  [withHeight('feet/inches', '9', '11'), { height: 'out-of-range' }],
  [withHeight('feet/inches', '5', 'x'), { height: 'not-a-number' }],
  [withWeight('', '1001'), { weight: 'out-of-range' }],
  [withWeight('s', '158'), { weight: 'out-of-range' }],
  [withWeight('p', '1e3'), { weight: 'not-a-number' }],
  [{ ...toProfileForm(TOLD), birthDate: '29.2.1980' }, { birthDate: 'not-a-date' }],
  [{ ...toProfileForm(TOLD), birthDate: '1981-02-29' }, { birthDate: 'not-a-date' }],
  [{ ...toProfileForm(TOLD), birthDate: '2026-11-15' }, { birthDate: 'not-past' }],
  [{ ...toProfileForm(TOLD), birthDate: '1899-12-31' }, { birthDate: 'too-long-ago' }],
])('[PROF-5, PROF-9] an invalid value is refused at its field', (form, problems) => {
  expect(read(form)).toEqual({ ok: false, reason: problems })
})

test('[PROF-9] all faults are reported together', () => {
  const form = { ...withWeight('', 'x'), birthDate: 'x' }
  expect(read({ ...form, height: { kept: null, unit: 'centimeters', typed: ['x', ''] } })).toEqual({
    ok: false,
    reason: { birthDate: 'not-a-date', height: 'not-a-number', weight: 'not-a-number' },
  })
})

test('[PROF-4] the text of Other is removed with it', () => {
  const form = { ...toProfileForm(TOLD), genderText: ' agender ' }
  expect(read({ ...form, gender: 'o' })).toMatchObject({ value: { gender: 'o', genderText: 'agender' } })
  expect(read({ ...form, gender: 'm' })).toMatchObject({ value: { gender: 'm', genderText: '' } })
})

test('[PROF-3] a form that was only opened is unchanged; one that cannot be saved yet is changed', () => {
  expect(isFormChanged(TOLD, toProfileForm(TOLD), reading)).toBe(false)
  expect(isFormChanged(TOLD, { ...toProfileForm(TOLD), name: 'Helen ' }, reading)).toBe(false)
  expect(isFormChanged(TOLD, { ...toProfileForm(TOLD), name: 'Helena' }, reading)).toBe(true)
  expect(isFormChanged(TOLD, { ...toProfileForm(TOLD), birthDate: '19' }, reading)).toBe(true)
  const inPounds = { ...toProfileForm(TOLD), weight: weightInUnit(TOLD_WEIGHT, 'p', signs) }
  expect(isFormChanged(TOLD, inPounds, reading)).toBe(true)
  const loose = { ...TOLD, name: ' Helen ' }
  expect(isFormChanged(loose, { ...toProfileForm(loose), gender: 'm' }, reading)).toBe(true)
  expect(isFormChanged(loose, { ...toProfileForm(loose), name: 'Helen' }, reading)).toBe(false)
})

test('[PROF-6] every country is there once, by its two letters', () => {
  expect(COUNTRIES.length).toBe(249)
  expect(new Set(COUNTRIES).size).toBe(249)
  expect(COUNTRIES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
})
