import { firstRecord } from '../../records/firstRecord.ts'
import { ENTRY, FLAG, NO_EPISODE, type Columns } from './columns.ts'

/** Which rows belong to one episode. Made of the ids, so that a merge of columns needs to know nothing of it. */
export interface EpisodeRows {
  /** For each row that of its episode; its own for the start and for every other entry. */
  head: Uint32Array
  /** The later numbers of a row, in the order of time; rows without any are missing. */
  parts: ReadonlyMap<number, readonly number[]>
}

type OfEpisodes = Pick<Columns, 'count' | 'ids' | 'entry' | 'partOf'>

/** Columns never change: what was worked out for them holds as long as they are used. */
const known = new WeakMap<OfEpisodes, EpisodeRows>()

/**
 * A number of a number belongs to the first record; one whose episode is gone, and two that name each other, are
 * ordinary records. [EPI-8, EPI-11]
 */
export function episodeRows(columns: OfEpisodes): EpisodeRows {
  const before = known.get(columns)
  if (before !== undefined) return before
  const made = findEpisodes(columns)
  known.set(columns, made)
  return made
}

function findEpisodes({ count, ids, entry, partOf }: OfEpisodes): EpisodeRows {
  const head = Uint32Array.from({ length: count }, (_, row) => row)
  const named = new Set(partOf.filter((id) => id !== NO_EPISODE))
  const parts = new Map<number, number[]>()
  if (named.size === 0) return { head, parts }
  const rowOf = new Map<string, number>()
  for (let row = 0; row < count; row += 1) {
    if (named.has(ids[row]!) && entry[row] === ENTRY.record) rowOf.set(ids[row]!, row)
  }
  for (let row = 0; row < count; row += 1) {
    if (partOf[row] === NO_EPISODE || entry[row] !== ENTRY.record) continue
    const own = firstRecord(row, (one) => rowOf.get(partOf[one]!) ?? null)
    if (own === row) continue
    head[row] = own
    const others = parts.get(own)
    if (others === undefined) parts.set(own, [row])
    else others.push(row)
  }
  return { head, parts }
}

/** Each episode once, as the row of its start, even if only one of its later numbers is among these rows. [EPI-20] */
export function countedRows(columns: OfEpisodes, rows: Uint32Array): Uint32Array {
  const { head, parts } = episodeRows(columns)
  if (parts.size === 0) return rows
  return Uint32Array.from(new Set(Array.from(rows, (row) => head[row]!))).sort()
}

/** The number of entries, with an episode counted once. [EPI-20] */
export const countEntries = (columns: OfEpisodes, rows: Uint32Array): number =>
  countedRows(columns, rows).length

const MOST_KEYS = 2 ** 20

/**
 * Tells whether `what`, a number of the caller's, comes up for the first time in the episode of a row. Rows without an
 * episode are left to the caller. [EPI-20]
 */
export function firstInEpisode(columns: OfEpisodes): (row: number, what: number) => boolean {
  const { head, parts } = episodeRows(columns)
  const seen = new Set<number>()
  return (row, what) => {
    const own = head[row]!
    if (own === row && !parts.has(row)) return true
    const key = own * MOST_KEYS + what
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}

/** Whether a row is the start of an episode, by the person's word or because it has later numbers. */
export const isEpisodeRow = (columns: Columns, row: number): boolean =>
  (columns.flags[row]! & FLAG.isEpisode) !== 0 || episodeRows(columns).parts.has(row)
