import { amountsInRow } from '@reprieve/contract/reports/amountsInRow.ts'
import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { idsWithAmounts, type AmountReader } from '@reprieve/domain/reports/facts/amountsTaken.ts'
import { useEffect, useState } from 'react'
import { getRow, type Diary } from '../local/rows/rows.ts'

const NO_AMOUNTS: AmountReader = () => []
/** Rows read together: a save in between waits no longer than that. */
const AT_ONCE = 100

/**
 * Reads the amounts taken in these days. Until they are read, or if they cannot be, no amounts are shown: the page does
 * not wait for them. [REP-92]
 */
export function useAmountReader(diary: Diary, columns: DiaryColumns | null, span: DaySpan): AmountReader {
  const [reader, setReader] = useState<AmountReader>(() => NO_AMOUNTS)
  const { from, to } = span
  useEffect(() => {
    if (columns === null) return
    const leaving = new AbortController()
    const read = async (): Promise<void> => {
      const next = await readAmounts(diary, idsWithAmounts(columns, { from, to }), leaving.signal)
      if (!leaving.signal.aborted) setReader(() => next)
    }
    void read().catch(() => undefined)
    return () => leaving.abort()
  }, [diary, columns, from, to])
  return reader
}

async function readAmounts(
  diary: Diary,
  ids: readonly string[],
  leaving: AbortSignal,
): Promise<AmountReader> {
  const amounts = new Map<string, ReturnType<AmountReader>>()
  for (let next = 0; next < ids.length && !leaving.aborted; next += AT_ONCE) {
    const rows = await Promise.all(ids.slice(next, next + AT_ONCE).map((id) => getRow(diary, id)))
    for (const row of rows) if (row !== null) amounts.set(row.clientId, amountsInRow(row))
  }
  return (id) => amounts.get(id) ?? []
}
