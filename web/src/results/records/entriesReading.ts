import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { untilAnswered } from '../../local/watch.ts'

export const ENTRY_KINDS = ['record', 'reflection']

/** Reads something from the entries; the result is kept while nobody is subscribed. */
interface EntriesReader {
  /** Whether there is more to read than outdated rows. */
  isBehind?: () => boolean
  /** `isAnew`: something was written since, and the earlier result is outdated. */
  read: (isAnew: boolean) => Promise<void>
  failed?: (fault: unknown) => void
}

export interface EntriesReading {
  subscribe: (listener: () => void) => () => void
  /** Notifies the listeners of a new value. */
  tell: () => void
  isReading: () => boolean
  /** Reads again if the value is outdated and there is a subscriber. */
  refresh: () => void
  close: () => void
}

/**
 * One read at a time, as in `watch`. After the first subscription it follows all writes, even without subscribers: a
 * user who comes back finds the old state, and only changes are read. [LOCAL-25, LOCAL-27]
 */
export function entriesReading(
  { doorbell }: Diary,
  { read, isBehind = () => false, failed = () => {} }: EntriesReader,
): EntriesReading {
  const listeners = new Set<() => void>()
  let isReading = false
  let isOutOfDate = true
  let close: (() => void) | null = null

  const refresh = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    try {
      while (listeners.size > 0 && (isOutOfDate || isBehind())) {
        const isAnew = isOutOfDate
        isOutOfDate = false
        await untilAnswered(
          () => read(isAnew),
          () => listeners.size > 0,
        )
      }
    } catch (fault) {
      isOutOfDate = true
      failed(fault)
    } finally {
      isReading = false
    }
  }
  const listen = (): void => {
    close ??= doorbell.listen((change) => {
      if (!change.some((kind) => ENTRY_KINDS.includes(kind))) return
      isOutOfDate = true
      void refresh()
    })
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      listen()
      void refresh()
      return () => void listeners.delete(listener)
    },
    tell: () => {
      for (const listener of listeners) listener()
    },
    isReading: () => isReading,
    refresh: () => void refresh(),
    close: () => close?.(),
  }
}

/** An unchanged row stays the same object, so that its card is not redrawn. */
export function reuseUnchangedRows(rows: readonly LocalRow[], known: readonly LocalRow[]): LocalRow[] {
  const before = new Map(known.map((row) => [row.clientId, row]))
  return rows.map((row) => {
    const was = before.get(row.clientId)
    return was !== undefined && saysTheSame(was, row) ? was : row
  })
}

/** Compares content, not the version: a pull changes a row without raising its version. */
function saysTheSame(one: LocalRow, other: LocalRow): boolean {
  if (one.idOnServer !== other.idOnServer || one.groups.size !== other.groups.size) return false
  return [...one.groups].every(([group, { v }]) => sameJson(v, other.groups.get(group)?.v))
}

export const isSameList = (rows: readonly LocalRow[], others: readonly LocalRow[]): boolean =>
  rows.length === others.length && rows.every((row, at) => row === others[at])
