import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useLists } from '../lists/useLists.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import type { Section } from '../ui/layout/SectionList.tsx'
import { RECORD_SECTIONS, type SectionId } from './recordSections.ts'
import { summarizeSection } from './sectionEntered.ts'
import { useSeverityWords } from './useSeverityWords.ts'

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
  return RECORD_SECTIONS.map(({ id, icon }) => ({
    id,
    icon: <DiaryIcon name={icon} />,
    name: text(id),
    entered: entered(id),
  }))
}
