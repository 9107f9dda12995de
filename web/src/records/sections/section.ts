import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Diary } from '../../local/rows.ts'

/** What every section of the editor is given. */
export interface SectionProps {
  diary: Diary
  record: PainRecord
  onChange: (next: PainRecord) => void
}
