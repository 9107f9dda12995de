import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import { STAMP_SHAPE } from '@reprieve/domain/sync/stamp.ts'
import { toFields, type Fields } from '../fields.ts'

/** The entries of `get-history`, without those that cannot be read, so that one bad entry does not hide the others. */
export function readHistoryEntries({ entries }: Fields): LostValue[] {
  if (!Array.isArray(entries)) return []
  return entries.map(toFields).flatMap(({ group, hlc, value }) => {
    if (typeof group !== 'string' || typeof hlc !== 'string' || !STAMP_SHAPE.test(hlc)) return []
    return [{ group, hlc, value }]
  })
}
