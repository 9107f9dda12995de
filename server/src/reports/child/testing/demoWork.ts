import { optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { DEFAULT_OPTIONS } from '@reprieve/domain/reports/reportOptions.ts'
import type { ChildHead, ChildRow } from '../childLines.ts'
import type { ChildWork } from '../reportChild.ts'
import { demoRows, DEMO_ROWS_TIME } from './demoRows.ts'

/** What a small report of the sample diary is made of. */
export function demoWork(
  changes: Partial<ChildHead> = {},
  rows: readonly ChildRow[] = demoRows(8),
): ChildWork {
  const options = optionsToWire(DEFAULT_OPTIONS)
  const head: ChildHead = {
    v: 1,
    request: {
      client_id: '0f6ab6e6-0c53-4b52-9a0c-5f2c7f2d9a11',
      options,
      range: { dateRange: '30days' },
      paper: 'a4',
    },
    language: 'en',
    made: DEMO_ROWS_TIME.at,
    offset: DEMO_ROWS_TIME.offset,
    receivedUntil: null,
    plan: 'lite',
    usedCredit: false,
    ...changes,
  }
  async function* portions(): AsyncGenerator<readonly ChildRow[]> {
    yield rows
  }
  return { head, rows: portions(), signal: new AbortController().signal, progress: () => {} }
}
