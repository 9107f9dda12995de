import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useText } from '../settings/words.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import type { Section } from '../ui/SectionList.tsx'
import { SECTIONS, type SectionId } from './recordSections.ts'
import { enteredIn } from './sectionEntered.ts'
import { useSeverityWords } from './useSeverityWords.ts'

/** The rows of the section list: what there is, and what the record says in each. */
export function useRecordSections(record: PainRecord, startsWhen: string): Section<SectionId>[] {
  const text = useText('records')
  const { word } = useSeverityWords()
  const entered = (id: SectionId): string | null => {
    if (id === 'timing') return startsWhen
    if (id !== 'severity') return enteredIn(record, id)
    if (record.severity === null) return null
    const severity = wholeSeverity(record.severity)
    return text('severityIs', { severity, word: word(severity) })
  }
  return SECTIONS.map(({ id, icon }) => ({
    id,
    icon: <DiaryIcon name={icon} />,
    name: text(id),
    entered: entered(id),
  }))
}
