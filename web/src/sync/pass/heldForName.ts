import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '@reprieve/domain/sync/answerApply.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Act } from '@reprieve/domain/sync/pushAct.ts'
import { waitsForName } from '@reprieve/domain/sync/setAside.ts'
import type { Piece } from './pieces.ts'

/** The rows that were quarantined because another row has their name, with their kinds. */
export type HeldForName = Map<string, string>

export function noteHeld(held: HeldForName, rows: readonly LocalRow[]): void {
  for (const row of rows) {
    if (waitsForName(row)) held.set(row.clientId, row.kind)
    else held.delete(row.clientId)
  }
}

/** Creating or showing a row takes a name, and frees none. */
const FREEING: readonly Act[] = ['update', 'delete']

/** The rows that may get their name after these responses. [SYNC-28] */
export function perhapsFreed(
  held: HeldForName,
  { act, rows }: Piece,
  answers: readonly (Answer | null)[],
): string[] {
  if (held.size === 0 || !FREEING.includes(act)) return []
  if (!answers.some((answer) => answer?.code === RESULT.ok)) return []
  const kinds = rows.map(({ kind }) => kind)
  return [...held].filter(([, kind]) => kinds.includes(kind)).map(([clientId]) => clientId)
}
