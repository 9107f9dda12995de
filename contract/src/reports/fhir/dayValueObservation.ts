import type { ReportedDayValue } from '@reprieve/domain/reports/facts/reportedDayValue.ts'
import { MEASURES } from '@reprieve/domain/signals/measures.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { MEASURE_CODES, SURVEY } from './codings.ts'
import type { FhirContext } from './fhirSource.ts'
import { PER_DAY_UNITS } from './fhirUnits.ts'
import type { BundleEntry } from './resource.ts'

/** Applies to a day. The patient brought it in: no device sent it to us, so the device is no more than a text. [FHIR-13] */
export function dayValueEntry(
  { measure, source, day, value }: ReportedDayValue,
  { nameOf, patient, words }: FhirContext,
): BundleEntry {
  const date = localDay(day)
  const resource = {
    resourceType: 'Observation',
    status: 'final',
    category: [SURVEY],
    code: { coding: [MEASURE_CODES[measure]], text: words.measureOf(measure) },
    subject: patient,
    effectiveDateTime: date,
    performer: [patient],
    valueQuantity: { value, ...PER_DAY_UNITS[MEASURES[measure].unit] },
    device: { display: words.sourceOf(source) },
  }
  return { fullUrl: nameOf('day-value', `${measure} ${source} ${date}`), resource }
}
