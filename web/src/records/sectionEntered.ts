import { itemsOf } from '@reprieve/domain/records/answer.ts'
import type { PainRecord, Reference } from '@reprieve/domain/records/painRecord.ts'
import type { SectionId } from './recordSections.ts'

/** Severity and timing are told in words of their own. */
export type ListedSection = Exclude<SectionId, 'severity' | 'timing'>

const names = (references: readonly Reference[]): string => references.map(({ text }) => text).join(', ')

const ENTERED: Record<ListedSection, (record: PainRecord) => string> = {
  locations: (record) => names(record.location),
  symptoms: (record) => names(itemsOf(record.symptom)),
  characteristics: (record) => names(record.character),
  aggravatingFactors: (record) => names(itemsOf(record.aggravatingFactor)),
  medications: (record) => names(itemsOf(record.medication)),
  interventions: (record) => names(itemsOf(record.intervention)),
  environment: (record) => names(record.environment),
  notes: (record) => record.note.trim(),
}

/** What the person entered, in their own words; null for nothing. */
export const enteredIn = (record: PainRecord, section: ListedSection): string | null =>
  ENTERED[section](record) || null
