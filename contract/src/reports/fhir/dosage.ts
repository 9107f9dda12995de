import type { Dosage } from '@reprieve/domain/medications/medication.ts'
import type { Frequency, Weekday } from '@reprieve/domain/schedule/frequency.ts'
import type { FhirMedication, FhirWords } from './fhirSource.ts'
import { fhirClock } from './fhirTime.ts'
import { dosageUnit } from './fhirUnits.ts'
import { fhirText } from './resource.ts'

type FhirDosageSource = Pick<FhirMedication, 'takeAs' | 'dosages' | 'dosageUnits'>

/** Each dosage, plus "as needed" if set; scheduled and as needed are two separate dosages. [FHIR-5] */
export function dosagesToFhir(taken: FhirDosageSource, words: FhirWords) {
  const { takeAs, dosages } = taken
  const isNeeded = takeAs === 'needed' ? true : takeAs === null ? undefined : false
  const told = dosages.map((one) => dosageOf(one, { ...taken, isNeeded }, words))
  const isToo = takeAs === 'scheduled and needed' || (takeAs === 'needed' && told.length === 0)
  const needed = words.takenOf({ takeAs: 'needed', dosages: [], dosageUnits: taken.dosageUnits })
  return isToo ? [...told, { text: fhirText(needed), asNeededBoolean: true }] : told
}

function dosageOf(
  one: Dosage,
  taken: FhirDosageSource & { isNeeded: boolean | undefined },
  words: FhirWords,
) {
  const { dosageUnits, isNeeded } = taken
  // The text covers this dosage alone; "as needed" in addition has its own line.
  const takeAs = taken.takeAs === 'scheduled and needed' ? 'scheduled' : taken.takeAs
  const { amount, frequency } = one
  return {
    text: fhirText(words.takenOf({ takeAs, dosages: [one], dosageUnits })),
    timing: frequency === null ? undefined : { repeat: repeatOf(frequency) },
    asNeededBoolean: isNeeded,
    doseAndRate:
      amount === null
        ? undefined
        : [{ doseQuantity: { value: amount, ...dosageUnit(dosageUnits, words.unitOf(dosageUnits)) } }],
  }
}

const WEEKDAYS: Record<Weekday, string> = {
  1: 'mon',
  2: 'tue',
  3: 'wed',
  4: 'thu',
  5: 'fri',
  6: 'sat',
  7: 'sun',
}

/** R4 has no place for the hours of a window or the day of a month: only the text gives them. */
function repeatOf(frequency: Frequency) {
  const { every: period } = frequency
  switch (frequency.kind) {
    case 'hourly':
      return { frequency: 1, period, periodUnit: 'h' }
    case 'daily':
      return { frequency: 1, period, periodUnit: 'd', timeOfDay: [fhirClock(frequency.at)] }
    case 'weekly': {
      const days = frequency.days.map((day) => WEEKDAYS[day])
      const timeOfDay = [fhirClock(frequency.at)]
      const often = { frequency: Math.max(1, days.length), period, periodUnit: 'wk', timeOfDay }
      return days.length === 0 ? often : { ...often, dayOfWeek: days }
    }
    case 'monthly':
      return { frequency: 1, period, periodUnit: 'mo', timeOfDay: [fhirClock(frequency.at)] }
  }
}
