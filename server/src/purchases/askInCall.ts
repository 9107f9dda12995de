import type { Stores, StoreAnswer } from '../outside/stores/store.ts'

/** A silent store holds a call for seconds: without a limit, such calls would take all places. [BUY-28] */
const MOST_AT_ONCE = 16
const MOST_OF_ONE = 2

/** Questions to stores in progress in this process, counted by person. */
const underWay = new WeakMap<Stores, Map<number, number>>()

/** Beyond the limit the store counts as away: the purchase is stored, and a job asks about it. */
export async function askInCall(
  stores: Stores,
  userId: number,
  ask: () => Promise<StoreAnswer>,
): Promise<StoreAnswer> {
  const asking = underWay.get(stores) ?? new Map<number, number>()
  underWay.set(stores, asking)
  const own = asking.get(userId) ?? 0
  const all = [...asking.values()].reduce((sum, count) => sum + count, 0)
  if (own >= MOST_OF_ONE || all >= MOST_AT_ONCE) return { is: 'away' }
  asking.set(userId, own + 1)
  try {
    return await ask()
  } finally {
    const left = (asking.get(userId) ?? 1) - 1
    if (left === 0) asking.delete(userId)
    else asking.set(userId, left)
  }
}
