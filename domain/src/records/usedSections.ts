import { isAnswered } from './answer.ts'
import type { PainRecord } from './painRecord.ts'

/** In the order of the editor. The ids are part of URLs and of the settings that sync. */
export const SECTION_IDS = [
  'severity',
  'locations',
  'symptoms',
  'characteristics',
  'aggravatingFactors',
  'medications',
  'interventions',
  'timing',
  'environment',
  'notes',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** Sections that the person may leave out: a record without a number cannot be saved. */
export const OPTIONAL_SECTIONS = SECTION_IDS.filter((id) => id !== 'severity')

/** As it is stored; null means all, also those that a later app adds. May have sections of a newer app. */
export type StoredSections = readonly string[] | null

/** The sections that the editor walks through. The severity is always one of them, and first. [SIMPLE-2] */
export const usedSections = (stored: StoredSections): readonly SectionId[] =>
  SECTION_IDS.filter((id) => id === 'severity' || stored === null || stored.includes(id))

/** Leaves a section out, or brings it back. Sections that only a newer app knows stay as they are. [SIMPLE-2] */
export function switchSection(stored: StoredSections, id: SectionId, isUsed: boolean): StoredSections {
  const others = (stored ?? []).filter((one) => !isSectionId(one))
  const used = usedSections(stored).filter((one) => one !== id || isUsed)
  const next = SECTION_IDS.filter((one) => used.includes(one) || (one === id && isUsed))
  return next.length === SECTION_IDS.length && others.length === 0 ? null : [...next, ...others]
}

const isSectionId = (id: string): id is SectionId => SECTION_IDS.some((one) => one === id)

const HAS_ANSWER: Record<SectionId, (record: PainRecord) => boolean> = {
  severity: ({ severity }) => severity !== null,
  locations: ({ location }) => location.length > 0,
  symptoms: ({ symptom }) => isAnswered(symptom),
  characteristics: ({ character }) => character.length > 0,
  aggravatingFactors: ({ aggravatingFactor }) => isAnswered(aggravatingFactor),
  medications: ({ medication }) => isAnswered(medication),
  interventions: ({ intervention }) => isAnswered(intervention),
  // Every record has a start.
  timing: ({ pattern, duration, episode }) =>
    pattern !== null || duration.kind !== 'none' || episode !== null,
  environment: ({ environment }) => environment.length > 0,
  notes: ({ note }) => note.trim() !== '',
}

export const hasSectionAnswer = (record: PainRecord, id: SectionId): boolean => HAS_ANSWER[id](record)

/** What the list of sections shows first: what the person uses, and whatever has an answer. [SIMPLE-2] */
export const sectionsToList = (record: PainRecord, used: readonly SectionId[]): readonly SectionId[] =>
  SECTION_IDS.filter((id) => used.includes(id) || hasSectionAnswer(record, id))

/** The used section that follows in the order of the editor; null if the next step is to save. [SIMPLE-2] */
export const nextUsedSection = (section: SectionId, used: readonly SectionId[]): SectionId | null =>
  used.find((id) => SECTION_IDS.indexOf(id) > SECTION_IDS.indexOf(section)) ?? null
