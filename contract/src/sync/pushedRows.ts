import type { RowResponse } from '@reprieve/domain/sync/applyAnswer.ts'
import type { PushAct } from '@reprieve/domain/sync/pushAct.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import type { Fields } from '../fields.ts'

/** The most lost values that a row carries in one request; the rest goes with the next. */
export const MOST_LOST = 200

export type PushCall =
  | `sync/${'create' | 'update' | 'delete'}-record${'' | 's'}`
  | `sync/${'add-new' | 'edit' | 'delete'}-section-fields`
  | `sync/${'add' | 'edit' | 'delete'}-${'condition' | 'medication'}`

/** How rows of one kind travel. All rows of a request have the same kind and act. */
export interface Carrier {
  /** The most rows per request; if missing, limited only by size. */
  most?: number
  wireOf: (row: SentRow) => Fields
  /** `isSingle`: the row is sent alone, so a refusal of the request applies to it. */
  request: (act: PushAct, rows: readonly SentRow[], isSingle: boolean) => { name: PushCall; body: Fields }
  /** The results in the order sent; null where one cannot be read or matched to its row. */
  read: (
    answer: { code: number; body: Fields },
    rows: readonly SentRow[],
    isSingle: boolean,
  ) => (RowResponse | null)[]
}
