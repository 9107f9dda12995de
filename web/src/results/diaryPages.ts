import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { readRowPage } from '../local/rowPages.ts'
import type { Diary } from '../local/rows.ts'

/** The rows that have been read so far, the later days first. */
export interface Loaded {
  rows: readonly LocalRow[]
  isWhole: boolean
}

export type SeenPages = { is: 'loading' } | ({ is: 'read' } & Loaded) | { is: 'failed'; fault: unknown }

export interface DiaryPages {
  current: () => SeenPages
  subscribe: (listener: () => void) => () => void
  /** One page more; nothing while one is read, and at the end. */
  more: () => void
}

export const ENTRY_KINDS = ['record', 'reflection']
/** Twice of what a tall screen shows. */
const PAGE = 20

/**
 * A long diary, read as far as somebody looked. What is written meanwhile is shown by reading as much anew, and until
 * that is there the old stays. One reading at a time, as in `watch`. [LOCAL-25, LOCAL-27]
 */
export function openPages(diary: Diary, pageSize: number = PAGE): DiaryPages {
  const listeners = new Set<() => void>()
  let seen: SeenPages = { is: 'loading' }
  let next: number | null = null
  let wanted = 1
  let isReading = false
  let isOutOfDate = true
  let isListening = false

  const show = (now: SeenPages): void => {
    seen = now
    for (const listener of listeners) listener()
  }
  const readMore = async (): Promise<void> => {
    const before = isOutOfDate ? null : next
    const old = !isOutOfDate && seen.is === 'read' ? seen.rows : []
    isOutOfDate = false
    const count = before === null ? pageSize * wanted : pageSize
    const page = await readRowPage(diary, { kinds: ENTRY_KINDS, before, count })
    next = page.next
    const known = seen.is === 'read' ? seen.rows : []
    const rows = [...old, ...sameWhereUnchanged(page.rows, known)]
    const isWhole = page.next === null
    if (seen.is === 'read' && seen.isWhole === isWhole && isSameList(rows, seen.rows)) return
    show({ is: 'read', rows, isWhole })
  }
  const loadedPages = (): number => (seen.is === 'read' ? Math.ceil(seen.rows.length / pageSize) : 0)
  const hasMore = (): boolean => seen.is !== 'read' || !seen.isWhole
  const isBehind = (): boolean => isOutOfDate || (loadedPages() < wanted && hasMore())
  const refresh = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    try {
      while (listeners.size > 0 && isBehind()) await readMore()
    } catch (fault) {
      isOutOfDate = true
      // What was read before is better than nothing.
      if (seen.is !== 'read') show({ is: 'failed', fault })
    } finally {
      isReading = false
    }
  }
  // From the first look on, also while nobody looks: who comes back finds what they left, and reads only what changed.
  const listen = (): void => {
    if (isListening) return
    isListening = true
    diary.doorbell.listen((change) => {
      if (!change.some((kind) => ENTRY_KINDS.includes(kind))) return
      isOutOfDate = true
      void refresh()
    })
  }

  return {
    current: () => seen,
    subscribe: (listener) => {
      listeners.add(listener)
      listen()
      void refresh()
      return () => void listeners.delete(listener)
    },
    more: () => {
      if (isReading || !hasMore()) return
      wanted = loadedPages() + 1
      void refresh()
    },
  }
}

/** A row that did not change is the same object as before: what shows it is not drawn again. */
function sameWhereUnchanged(rows: readonly LocalRow[], known: readonly LocalRow[]): LocalRow[] {
  const before = new Map(known.map((row) => [row.clientId, row]))
  return rows.map((row) => {
    const was = before.get(row.clientId)
    return was !== undefined && saysTheSame(was, row) ? was : row
  })
}

/** By what it says, and not by its version: that of a row does not rise when a pull changes it. */
function saysTheSame(one: LocalRow, other: LocalRow): boolean {
  if (one.idOnServer !== other.idOnServer || one.groups.size !== other.groups.size) return false
  return [...one.groups].every(([group, { v }]) => sameJson(v, other.groups.get(group)?.v))
}

const isSameList = (rows: readonly LocalRow[], others: readonly LocalRow[]): boolean =>
  rows.length === others.length && rows.every((row, at) => row === others[at])
