import type { ReflectionRow } from '@reprieve/domain/reports/sectionFacts.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { DAILY_REFLECTION, MASKED, SURVEY, UNKNOWN } from './codings.ts'
import { laterPart, partComponents } from './components.ts'
import type { FhirContext } from './fhirSource.ts'
import { fhirText, nonEmptyOrUndefined, type BundleEntry } from './resource.ts'

/** Applies to a day, not to an hour. [FHIR-3] */
export function reflectionEntry(
  { id, row }: { id: string; row: ReflectionRow },
  { nameOf, patient, words }: FhirContext,
): BundleEntry {
  const note = fhirText(row.note)
  const activities = partComponents('meaningful_activities', row.activities, words)
  const resource = {
    resourceType: 'Observation',
    status: 'final',
    category: [SURVEY],
    code: { coding: [DAILY_REFLECTION], text: words.reflection },
    subject: patient,
    effectiveDateTime: localDay(row.day),
    performer: [patient],
    ...scoreOf(row.score),
    note: note === undefined ? undefined : [{ text: note }],
    component: nonEmptyOrUndefined([...activities, ...laterPart(row, words)]),
  }
  return { fullUrl: nameOf('reflection', id), resource }
}

function scoreOf(score: number | null | undefined) {
  if (score === undefined) return { dataAbsentReason: MASKED }
  return score === null ? { dataAbsentReason: UNKNOWN } : { valueInteger: score }
}
