import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { SECTION_IDS, type SectionId } from '@reprieve/domain/records/usedSections.ts'
import { isAnswered, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { type InterventionEffect, isRightNow, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useNow } from '../../device/useNow.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { momentWords } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import type { Section } from '../../ui/layout/SectionList.tsx'
import { placesText } from '../placeText.ts'
import { SECTION_ICONS } from './recordSections.ts'
import { useSeverityWords } from '../useSeverityWords.ts'
import { useMomentText } from '../useMomentText.ts'

/** Severity and timing have summaries of their own. */
export type ListedSection = Exclude<SectionId, 'severity' | 'timing'>

interface SectionSummaryWords {
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
  locations: (record, { labelOf }) => placesText(record, labelOf),
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

/** The rows of the section list: each section with a summary of the record. */
export function useRecordSections(
  diary: Diary,
  { record, startsWhen }: { record: PainRecord; startsWhen: string },
): Section<SectionId>[] {
  const text = useText('records')
  const items = useText('listItems')
  const { labelOf } = useLists(diary)
  const { word } = useSeverityWords()
  const words = {
    labelOf,
    nothing: items('aggravating_factor.nothing'),
    noMedications: text('noMedications'),
    tried: (counts: { helped: number; not: number }) => text('triedCounts', counts),
  }
  const entered = (id: SectionId): string | null => {
    if (id === 'timing') return startsWhen
    if (id !== 'severity') return summarizeSection(record, id, words)
    if (record.severity === null) return null
    const severity = wholeSeverity(record.severity)
    return text('severityIs', { severity, word: word(severity) })
  }
  return SECTION_IDS.map((id) => ({
    id,
    icon: <DiaryIcon name={SECTION_ICONS[id]} />,
    name: text(id),
    entered: entered(id),
  }))
}

/** "Now, 18:42" while a new record's start is about now, then "Today, 18:42". [REC-5] */
export function useStartText(record: PainRecord): string {
  const text = useText('records')
  const tag = useFormatTag()
  const now = useNow()
  const when = useMomentText()
  const start = { at: record.startsAt, offset: record.timeOffset }
  const isOfNow = record.ref.kind === 'not-saved-yet' && isRightNow(record, now.at)
  return isOfNow ? text('nowAt', { time: momentWords(tag, start, now).time }) : when(start)
}
