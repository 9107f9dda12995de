/** Progress of a sync pass in the given direction. */
export interface SyncProgress {
  way: 'down' | 'up'
  done: number
  total: number
}

/** Up to this many rows are sent without showing progress. */
export const MANY_TO_SEND = 250

/**
 * Progress after a pulled page: `done` rows received in this pass, `left` rows remaining. Null if one page was enough.
 * A server restored during the pass starts again; the progress shown does not go back. [SYNC-29]
 */
export function progressAfterPage(
  before: SyncProgress | null,
  done: number,
  left: number,
): SyncProgress | null {
  const told = before?.way === 'down' ? before.done : 0
  if (told === 0 && left === 0) return before
  const most = Math.max(told, done)
  return { way: 'down', done: most, total: most + left }
}

/**
 * Progress after a push response. `waiting`: rows that waited when the pass began; rows saved since then add to the
 * total.
 */
export function progressAfterAnswers(
  before: SyncProgress | null,
  count: number,
  waiting: number,
): SyncProgress | null {
  const done = (before?.way === 'up' ? before.done : 0) + count
  if (waiting <= MANY_TO_SEND) return null
  return { way: 'up', done, total: Math.max(waiting, done) }
}
