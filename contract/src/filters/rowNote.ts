import { isDeleted, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import { toContent } from '../content.ts'
import { RECORD_KIND } from '../records/recordCodec.ts'
import { REFLECTION_KIND } from '../reflections/savedReflection.ts'

const NOTE_KINDS = [RECORD_KIND, REFLECTION_KIND]

/** The note of a record or a reflection without the rest of it; empty for other rows, and for deleted ones. */
export function noteOfRow(row: RowContent): string {
  if (!NOTE_KINDS.includes(row.kind) || isDeleted(row)) return ''
  const { notes } = toContent(row.groups.get('note')?.v)
  return typeof notes === 'string' ? notes : ''
}
