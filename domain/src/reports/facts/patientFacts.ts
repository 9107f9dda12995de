import { conditionText } from '../../conditions/condition.ts'
import { localDay } from '../../time/dayNumber.ts'
import type { LocalDay } from '../../time/localDay.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { SectionField } from '../reportOptions.ts'
import type { PatientFacts } from '../sectionFacts.ts'
import { toReportedMedication } from './treatmentFacts.ts'

type Field = SectionField<'patientProfile'>

/** Only chosen fields, and of these only those with a value. [REP-10] */
export function patientFacts(diary: ReportDiary, fields: readonly Field[]): PatientFacts {
  const { profile, language } = diary
  const { name, gender, genderText, birthDate, weight, weightUnit, height, heightUnit } = profile
  const chosen = <Fact>(field: Field, fact: Fact): Fact | null => (fields.includes(field) ? fact : null)
  return {
    name: chosen('name', name.trim() === '' ? null : name.trim()),
    gender: chosen('gender', gender === null ? null : { is: gender, text: genderText }),
    birth: chosen('birthDate', birthDate === null ? null : birthOf(birthDate, localDay(diary.today))),
    weight: chosen('weight', weight === null ? null : { kilograms: weight, unit: weightUnit }),
    height: chosen('height', height === null ? null : { centimeters: height, unit: heightUnit }),
    conditions: chosen(
      'conditions',
      diary.conditions.map((one) => ({
        label: conditionText(one, language),
        firstSymptom: one.firstSymptom,
        diagnosed: one.diagnosed,
      })),
    ),
    medications: chosen('medications', diary.medications.map(toReportedMedication)),
  }
}

/** Age in whole years on the day of the report, in the requester's calendar. */
function birthOf(day: LocalDay, today: LocalDay): { day: LocalDay; age: number } {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4))
  return { day, age: Math.max(0, today.slice(5) < day.slice(5) ? years - 1 : years) }
}
