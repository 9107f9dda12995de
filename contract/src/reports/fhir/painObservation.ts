import type { RecordRow } from '@reprieve/domain/reports/sectionFacts.ts'
import type { ReportedEntry } from '@reprieve/domain/reports/table/reportedEntry.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@reprieve/domain/time/instant.ts'
import { MASKED, PAIN_SEVERITY, SURVEY, UNKNOWN, partConcept } from './codings.ts'
import { laterPart, partComponents } from './components.ts'
import type { FhirContext, FhirWords } from './fhirSource.ts'
import { fhirMoment } from './fhirTime.ts'
import { SCORE } from './fhirUnits.ts'
import { fhirText, nonEmptyOrUndefined, type BundleEntry } from './resource.ts'

type RecordEntry = ReportedEntry & { row: RecordRow }

/** The pain observation first, then its locations. [FHIR-1, FHIR-2] */
export function painEntries({ id, offset, row }: RecordEntry, said: FhirContext): BundleEntry[] {
  const { nameOf, patient, words } = said
  const told = {
    resourceType: 'Observation',
    status: 'final',
    category: [SURVEY],
    subject: patient,
    ...effectiveOf(row, offset),
    performer: [patient],
  }
  const places = placesOf(row).map(({ place, strength }, at) => ({
    fullUrl: nameOf('location', `${id}:${at}`),
    resource: {
      ...told,
      code: partConcept('location', words.parts.location),
      valueCodeableConcept: { text: place },
      bodySite: { text: place },
      component: strengthComponent(strength),
    },
  }))
  const note = fhirText(row.note)
  const resource = {
    ...told,
    code: { coding: [PAIN_SEVERITY], text: words.severity },
    ...scoreOf(row.severity),
    note: note === undefined ? undefined : [{ text: note }],
    hasMember: nonEmptyOrUndefined(places.map(({ fullUrl }) => ({ reference: fullUrl }))),
    component: nonEmptyOrUndefined(componentsOf(row, words)),
  }
  return [{ fullUrl: nameOf('record', id), resource }, ...places]
}

/** A location without a name that FHIR accepts is left out, with its number. */
const placesOf = ({ items, strengths = [] }: RecordRow) =>
  (items.location ?? []).flatMap((name, at) => {
    const place = fhirText(name)
    return place === undefined ? [] : [{ place, strength: strengths[at] ?? null }]
  })

/** How strong it was there, with the same code as the overall number. [FHIR-15] */
const strengthComponent = (strength: number | null) =>
  strength === null
    ? undefined
    : [{ code: { coding: [PAIN_SEVERITY] }, valueQuantity: { value: strength, ...SCORE } }]

/** 0 is a value: only a missing one is absent. [FHIR-1] */
function scoreOf(severity: number | null | undefined) {
  if (severity === undefined) return { dataAbsentReason: MASKED }
  if (severity === null) return { dataAbsentReason: UNKNOWN }
  return { valueQuantity: { value: severity, ...SCORE } }
}

/** [FHIR-3] */
function effectiveOf({ day, minute, isAllDay, length }: RecordRow, offset: number) {
  if (isAllDay) return { effectiveDateTime: localDay(day) }
  const at = day * DAY_MS + minute * MINUTE_MS - offset
  const start = fhirMoment({ at, offset })
  if (length === null || length <= 0) return { effectiveDateTime: start }
  return { effectivePeriod: { start, end: fhirMoment({ at: at + length * SECOND_MS, offset }) } }
}

const LISTED = ['symptom', 'character', 'ineffective', 'aggravating', 'environment'] as const

function componentsOf(row: RecordRow, words: FhirWords) {
  const { items, pattern } = row
  const helped = items.alleviating ?? []
  return [
    ...partComponents('pattern', pattern === null ? [] : [words.patternOf(pattern)], words),
    ...partComponents(
      'alleviating',
      helped.filter((name) => !words.nothing.has(name)),
      words,
    ),
    // "No medications" is listed beside what helped, but is not something that helped.
    ...partComponents(
      'none',
      helped.filter((name) => words.nothing.has(name)),
      words,
    ),
    ...LISTED.flatMap((list) => partComponents(list, items[list], words)),
    ...partComponents('unmarked', row.unmarked, words),
    ...laterPart(row, words),
  ]
}
