import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import { STAMP_SHAPE } from '@reprieve/domain/sync/stamp.ts'
import { fieldsOf, type Fields } from '../fields.ts'

/** What `get-history` tells, without what cannot be read: one bad line hides no other. */
export function keptVersionsIn({ entries }: Fields): LostValue[] {
  if (!Array.isArray(entries)) return []
  return entries.map(fieldsOf).flatMap(({ group, hlc, value }) => {
    if (typeof group !== 'string' || typeof hlc !== 'string' || !STAMP_SHAPE.test(hlc)) return []
    return [{ group, hlc, value }]
  })
}
