import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Diary } from '../../local/rows/rows.ts'

/** The props of every section of the editor. */
export interface SectionProps {
  diary: Diary
  record: PainRecord
  onChange: (next: PainRecord) => void
}
