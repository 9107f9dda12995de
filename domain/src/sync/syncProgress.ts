/** How far a pass has come with what it brings or sends. */
export interface SyncProgress {
  way: 'down' | 'up'
  done: number
  total: number
}

/** Fewer are sent in one go, and there is nothing to watch. */
export const MANY_TO_SEND = 250

/**
 * After a page: so many rows have come in this pass, so many are left behind it. Null where one page was all. A server
 * that was restored in mid-pass begins anew: what was told is not taken back. [SYNC-29]
 */
export function afterPage(before: SyncProgress | null, done: number, left: number): SyncProgress | null {
  const told = before?.way === 'down' ? before.done : 0
  if (told === 0 && left === 0) return before
  const most = Math.max(told, done)
  return { way: 'down', done: most, total: most + left }
}

/** After an answer to what was sent. `waiting` is what waited when the pass began; what was saved since comes on top. */
export function afterAnswers(
  before: SyncProgress | null,
  count: number,
  waiting: number,
): SyncProgress | null {
  const done = (before?.way === 'up' ? before.done : 0) + count
  if (waiting <= MANY_TO_SEND) return null
  return { way: 'up', done, total: Math.max(waiting, done) }
}
