import { isAnswered, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { InterventionEffect, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { SectionId } from './recordSections.ts'

/** Severity and timing have summaries of their own. */
export type ListedSection = Exclude<SectionId, 'severity' | 'timing'>

export interface SectionSummaryWords {
  labelOf: (reference: Reference) => string
  /** For the answer "nothing". */
  nothing: string
  noMedications: string
  /** "2 helped, 1 did not" */
  tried: (counts: { helped: number; not: number }) => string
}

/** A row shows only the beginning; a note may be as long as a book. */
const MOST_LETTERS = 80
const cut = (note: string): string =>
  note.length > MOST_LETTERS ? `${note.slice(0, MOST_LETTERS).toWellFormed()}…` : note

type Entered = (record: PainRecord, words: SectionSummaryWords) => string

const names = (references: readonly Reference[], { labelOf }: SectionSummaryWords): string =>
  references.map(labelOf).join(', ')

const answered = (
  answer: ListAnswer<Reference>,
  words: SectionSummaryWords,
  nothing = words.nothing,
): string => (answer.kind === 'nothing' ? nothing : names(answer.items, words))

const ENTERED: Record<ListedSection, Entered> = {
  locations: (record, words) => names(record.location, words),
  symptoms: (record, words) => answered(record.symptom, words),
  characteristics: (record, words) => names(record.character, words),
  aggravatingFactors: (record, words) => answered(record.aggravatingFactor, words),
  medications: (record, words) => answered(record.medication, words, words.noMedications),
  interventions: ({ intervention }, words) => {
    if (!isAnswered(intervention) || intervention.kind === 'nothing') return answered(intervention, words)
    const count = (effect: InterventionEffect): number =>
      intervention.items.filter((item) => item.effect === effect).length
    return words.tried({ helped: count('alleviating'), not: count('ineffective') })
  },
  environment: (record, words) => names(record.environment, words),
  notes: ({ note }) => cut(note.trim()),
}

/** A summary of what was entered, in the page's language; null for nothing. */
export const summarizeSection = (
  record: PainRecord,
  section: ListedSection,
  words: SectionSummaryWords,
): string | null => ENTERED[section](record, words) || null
