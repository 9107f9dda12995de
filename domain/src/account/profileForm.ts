import { err, ok, type Result } from '../result.ts'
import type { LocalDay } from '../time/localDay.ts'
import { dayFrom } from '../time/typedTime.ts'
import type { NumberSigns } from '../writtenNumber.ts'
import { heightFrom, weightFrom, type MeasureField, type MeasureProblem } from './bodyMeasure.ts'
import type { HeightUnit, WeightUnit } from './bodyUnits.ts'
import { birthDateProblem, withGender, type BirthDateProblem, type Profile } from './profile.ts'

/** The profile as typed: fields may not be valid numbers yet. */
export interface ProfileForm extends Pick<Profile, 'name' | 'gender' | 'genderText' | 'country'> {
  birthDate: string
  height: MeasureField<HeightUnit>
  weight: MeasureField<WeightUnit>
}

export interface FormProblems {
  birthDate?: 'not-a-date' | BirthDateProblem
  height?: MeasureProblem
  weight?: MeasureProblem
}

/** The person's number format and local date. */
export interface FormReading {
  signs: NumberSigns
  today: LocalDay
}

export const toProfileForm = (profile: Profile): ProfileForm => {
  const { name, gender, genderText, country, birthDate, height, heightUnit, weight, weightUnit } = profile
  return {
    name,
    gender,
    genderText,
    country,
    birthDate: birthDate ?? '',
    height: { kept: height, unit: heightUnit, typed: null },
    weight: { kept: weight, unit: weightUnit, typed: null },
  }
}

function birthDateFrom(typed: string, today: LocalDay): Result<LocalDay | null, FormProblems['birthDate']> {
  if (typed.trim() === '') return ok(null)
  const day = dayFrom(typed)
  if (day === null) return err('not-a-date')
  const problem = birthDateProblem(day, today)
  return problem === null ? ok(day) : err(problem)
}

/** The profile from the fields, or the problems by field. [PROF-5, PROF-9] */
export function profileFrom(form: ProfileForm, { signs, today }: FormReading): Result<Profile, FormProblems> {
  const birthDate = birthDateFrom(form.birthDate, today)
  const height = heightFrom(form.height, signs)
  const weight = weightFrom(form.weight, signs)
  if (birthDate.ok && height.ok && weight.ok) {
    const told = {
      name: form.name.trim(),
      genderText: form.genderText.trim(),
      country: form.country,
      birthDate: birthDate.value,
      height: height.value,
      heightUnit: form.height.unit,
      weight: weight.value,
      weightUnit: form.weight.unit,
    }
    return ok(withGender({ ...told, gender: null }, form.gender))
  }
  return err({
    ...(!birthDate.ok && birthDate.reason !== undefined && { birthDate: birthDate.reason }),
    ...(!height.ok && { height: height.reason }),
    ...(!weight.ok && { weight: weight.reason }),
  })
}

/** Whether leaving would lose something, including input that cannot be saved yet. */
export function isFormChanged(opened: Profile, form: ProfileForm, reading: FormReading): boolean {
  if (JSON.stringify(form) === JSON.stringify(toProfileForm(opened))) return false
  const read = profileFrom(form, reading)
  // As it would be read untouched: another client may have stored a name with a trailing space.
  const before = profileFrom(toProfileForm(opened), reading)
  return !read.ok || !isSameProfile(before.ok ? before.value : opened, read.value)
}

const isSameProfile = (a: Profile, b: Profile): boolean =>
  (Object.keys(a) as (keyof Profile)[]).every((key) => a[key] === b[key])
