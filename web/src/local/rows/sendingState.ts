import type { Raw, StoredState, Tables } from '../tables.ts'
import type { LoadedRow } from './storedRow.ts'
import { quarantineState } from './quarantine.ts'

/** Its name among the states. */
export const SENDING_STATE = 'sending'

/**
 * The rows that a request may be sending. Written before the request leaves, and small: the rows themselves are written
 * once, with their response. Until then such a row counts as sent. [SYNC-11]
 */
export interface SendingState {
  ids: ReadonlySet<string>
  rev: number
}

export const NOTHING_SENDING: SendingState = { ids: new Set(), rev: 0 }

export async function readSending(tables: Tables, raw: Raw, now: () => number): Promise<SendingState> {
  if (raw === undefined) return NOTHING_SENDING
  if (isStored(raw)) return { ids: new Set(raw.value), rev: raw.rev }
  await quarantineState(tables, SENDING_STATE, { raw, why: 'the state is wrong', at: now() })
  return NOTHING_SENDING
}

export const markIfSending = (loaded: LoadedRow, { ids }: SendingState): LoadedRow =>
  loaded.row.sent || !ids.has(loaded.row.clientId)
    ? loaded
    : { ...loaded, row: { ...loaded.row, sent: true } }

/** Adds `begun` and removes `written`: written rows carry their own `sent` mark. */
export function sendingAfter(
  { ids, rev }: SendingState,
  { begun, written }: { begun: readonly string[]; written: readonly { clientId: string }[] },
): SendingState {
  const isWritten = written.some(({ clientId }) => ids.has(clientId))
  if (begun.every((id) => ids.has(id)) && !isWritten) return { ids, rev }
  const after = new Set([...ids, ...begun])
  for (const { clientId } of written) after.delete(clientId)
  return { ids: after, rev: rev + 1 }
}

export const storedSending = ({ ids, rev }: SendingState): StoredState => ({
  name: SENDING_STATE,
  rev,
  value: [...ids],
})

function isStored(raw: unknown): raw is { rev: number; value: string[] } {
  const { rev, value } = (raw ?? {}) as { rev?: unknown; value?: unknown }
  return Number.isSafeInteger(rev) && Array.isArray(value) && value.every((id) => typeof id === 'string')
}
