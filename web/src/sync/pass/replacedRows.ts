import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { findReplacedValues } from '@reprieve/domain/sync/replacedValues.ts'
import type { ReplacedValues } from '../../local/rows/replacedValues.ts'

/** Of the rows that a page or a response changed, those in which another device overwrote values written here. */
export function replacedRows(
  before: ReadonlyMap<string, LocalRow>,
  after: readonly LocalRow[],
  device: string,
): ReplacedValues[] {
  return after.flatMap((row) => {
    // Only for records, where the overwritten value can be shown beside the new one.
    const replaced = row.kind === RECORD_KIND ? findReplacedValues(before.get(row.clientId), row, device) : []
    return replaced.length === 0 ? [] : [{ clientId: row.clientId, replaced }]
  })
}
