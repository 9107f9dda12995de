import type { Diary } from './rows/rows.ts'

/**
 * Makes a value once for each open diary, with the arguments of the first call. It is gone with the diary: nothing of a
 * closed one stays behind, and a screen that is opened again shows its previous content immediately.
 */
export function perDiary<Opened extends Diary, Given extends unknown[], Value>(
  make: (diary: Opened, ...given: Given) => Value,
): (diary: Opened, ...given: Given) => Value {
  const made = new WeakMap<Diary, Value>()
  return (diary, ...given) => {
    if (!made.has(diary)) made.set(diary, make(diary, ...given))
    return made.get(diary) as Value
  }
}

/** Runs `work` once at a time for each diary: callers meanwhile share the run that is under way. */
export function sharedPerDiary<Given extends unknown[], Value>(
  work: (diary: Diary, ...given: Given) => Promise<Value>,
): (diary: Diary, ...given: Given) => Promise<Value> {
  const underWay = perDiary((): { run: Promise<Value> | null } => ({ run: null }))
  return (diary, ...given) => {
    const shared = underWay(diary)
    shared.run ??= work(diary, ...given).finally(() => {
      shared.run = null
    })
    return shared.run
  }
}

/** Runs acts on one diary one after the other. One that fails does not keep the next from running. */
export function queuePerDiary(): <Value>(diary: Diary, act: () => Promise<Value>) => Promise<Value> {
  const queues = perDiary((): { last: Promise<unknown> } => ({ last: Promise.resolve() }))
  return (diary, act) => {
    const queue = queues(diary)
    const turn = queue.last.then(act)
    queue.last = turn.catch(() => {})
    return turn
  }
}
