import { toFeetAndInches, shownCentimeters, weightIn, type WeightUnit } from '../../account/bodyUnits.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import type { LocalDay } from '../../time/localDay.ts'
import type { NamedValue } from '../pageOne.ts'
import type { PrintedProfile } from '../printedReport.ts'
import type { ConditionFacts, PatientFacts } from '../sectionFacts.ts'
import type { ReportedMedication } from '../summaryFacts.ts'
import type { ReportFormatter } from './reportFormatter.ts'

const GENDERS = { f: 'genderFemale', m: 'genderMale', o: 'genderOther' } as const
const WEIGHTS: Record<WeightUnit, string> = { '': 'kilogram', p: 'pound', s: 'stone' }

/** In the person's own words, if they gave any. */
export const genderText = (
  { is, text }: NonNullable<PatientFacts['gender']>,
  { say: { account } }: ReportFormatter,
): string => (is === 'o' && text !== '' ? text : account(GENDERS[is]))

/** A line for each chosen field with a value. [REP-10] */
export function profileText(patient: PatientFacts, speech: ReportFormatter): PrintedProfile {
  const { account, conditions, medications, records, report } = speech.say
  const rows: NamedValue[] = []
  const add = (name: string, value: string | null): void => {
    if (value !== null) rows.push({ name, value, isStrong: false })
  }
  const { birth } = patient
  add(report('patientName'), patient.name)
  add(account('gender'), patient.gender === null ? null : genderText(patient.gender, speech))
  add(
    account('birthDate'),
    birth === null ? null : `${speech.date(dayNumber(birth.day))} (${speech.whole(birth.age)})`,
  )
  add(account('weight'), weightText(patient.weight, speech))
  add(account('height'), heightText(patient.height, speech))
  const addAll = (name: string, values: readonly string[] | undefined, none: string): void => {
    if (values === undefined) return
    for (const value of values.length === 0 ? [none] : values) add(name, value)
  }
  addAll(
    report('conditions'),
    patient.conditions?.map((one) => conditionLine(one, speech)),
    conditions('empty'),
  )
  addAll(
    records('medications'),
    patient.medications?.map((one) => medicineLine(one, speech)),
    medications('empty'),
  )
  return { is: 'patientProfile', rows }
}

const weightText = (weight: PatientFacts['weight'], { measure }: ReportFormatter): string | null =>
  weight === null ? null : measure(weightIn(weight.kilograms, weight.unit), WEIGHTS[weight.unit])

function heightText(height: PatientFacts['height'], { measure }: ReportFormatter): string | null {
  if (height === null) return null
  if (height.unit === 'centimeters') return measure(shownCentimeters(height.centimeters), 'centimeter')
  const { feet, inches } = toFeetAndInches(height.centimeters)
  return `${measure(feet, 'foot')} ${measure(inches, 'inch')}`
}

function conditionLine(
  condition: ConditionFacts,
  { say: { conditions }, date, clauses }: ReportFormatter,
): string {
  const dated = (key: 'dateOfFirstSymptom' | 'dateOfDiagnosis', day: LocalDay | null): readonly string[] =>
    day === null ? [] : [conditions('dayTold', { 0: conditions(key), 1: date(dayNumber(day)) })]
  return clauses([
    condition.label,
    ...dated('dateOfFirstSymptom', condition.firstSymptom),
    ...dated('dateOfDiagnosis', condition.diagnosed),
  ])
}

function medicineLine(medication: ReportedMedication, { medicines, clauses }: ReportFormatter): string {
  const taken = medicines.taken(medication)
  return clauses([medicines.name(medication), ...(taken === null ? [] : [taken])])
}
