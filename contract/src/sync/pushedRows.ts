import type { Answer } from '@reprieve/domain/sync/answerApply.ts'
import type { Act } from '@reprieve/domain/sync/pushAct.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import type { Fields } from '../fields.ts'

/** A row may carry no more of what it lost in one request; the rest goes with the next. */
export const MOST_LOST = 200

export type PushCall =
  | `sync/${'create' | 'update' | 'delete'}-record${'' | 's'}`
  | `sync/${'add-new' | 'edit' | 'delete'}-section-fields`
  | `sync/${'add' | 'edit' | 'delete'}-${'condition' | 'medication'}`

/** How the rows of one kind travel. All rows of a request are of one kind and one act. */
export interface Carrier {
  /** How many rows a request of this kind may carry; as many as its weight allows where it is not said. */
  most?: number
  wireOf: (row: SentRow) => Fields
  /** `isSingle`: a single row that shall be blamed for what its request is refused for. */
  request: (act: Act, rows: readonly SentRow[], isSingle: boolean) => { name: PushCall; body: Fields }
  /** What was answered, in the order sent; null where an answer cannot be read or told to belong to its row. */
  read: (
    answer: { code: number; body: Fields },
    rows: readonly SentRow[],
    isSingle: boolean,
  ) => (Answer | null)[]
}
