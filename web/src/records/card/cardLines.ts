import {
  recordSummary,
  type SummaryCategory,
  type SummaryLine,
  type SummaryValue,
} from '@reprieve/domain/records/recordSummary.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { Effect } from '../../ui/RecordCard.tsx'

/** What helped, did not help and made it worse has an arrow and a word; the rest has the section's name. */
const EFFECTS: Partial<Record<SummaryCategory, Effect>> = {
  alleviating: 'better',
  ineffective: 'same',
  aggravating: 'worse',
}

const NAMES: Record<SummaryCategory, Key<'records'>> = {
  location: 'locations',
  symptom: 'symptoms',
  character: 'characteristics',
  alleviating: 'better',
  ineffective: 'noChange',
  aggravating: 'worse',
  intervention: 'interventions',
  medication: 'medications',
  environment: 'environment',
}

const NOTHING: Partial<Record<SummaryCategory, Key<'listItems'>>> = {
  symptom: 'symptom.nothing',
  aggravating: 'aggravating_factor.nothing',
  intervention: 'alleviating_factor.nothing',
}

export interface CardLine {
  category: SummaryCategory
  effect: Effect | null
  name: Key<'records'>
  /** The first six, in stored order; empty if the person answered "nothing". */
  top: readonly SummaryValue[]
  /** The values that the summary leaves out. */
  rest: readonly SummaryValue[]
  nothing: Key<'listItems'> | 'no-medications' | null
}

/** The lines below the head of a card, which already shows the locations. [REC-19] */
export function cardLines(record: PainRecord): CardLine[] {
  return recordSummary(record)
    .filter(({ category }) => category !== 'location')
    .map((line) => ({
      category: line.category,
      effect: line.kind === 'items' ? (EFFECTS[line.category] ?? null) : null,
      name: NAMES[line.category],
      ...valuesOf(line),
    }))
}

function valuesOf(line: SummaryLine): Pick<CardLine, 'top' | 'rest' | 'nothing'> {
  if (line.kind === 'nothing') {
    return { top: [], rest: [], nothing: NOTHING[line.category] ?? 'no-medications' }
  }
  return { top: line.top, rest: line.rest, nothing: null }
}
