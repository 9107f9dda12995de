import type { LostValue } from './localRow.ts'
import { sameJson } from './sameJson.ts'
import { SERVER_DEVICE, stampDevice } from './stamp.ts'

/** Where a value was written; `unknown` where the server has stamped it itself. */
export type Origin = 'here' | 'elsewhere' | 'unknown'

export interface EarlierValue extends LostValue {
  origin: Origin
}

interface Facts {
  /** What the item says now, by groups. */
  values: ReadonlyMap<string, unknown>
  here: readonly LostValue[]
  onServer: readonly LostValue[]
  /** This device, as its stamps name it. */
  device: string
}

/**
 * What an item said before and does not say now, each value of a group once. What is kept here comes first: it is
 * there before the server has answered, and must not move under a finger then. [SYNC-43]
 */
export function earlierValues({ values, here, onServer, device }: Facts): EarlierValue[] {
  const earlier: EarlierValue[] = []
  for (const one of [...newestFirst(here), ...newestFirst(onServer)]) {
    const isNow = values.has(one.group) && sameJson(values.get(one.group), one.value)
    const isTold = earlier.some(({ group, value }) => group === one.group && sameJson(value, one.value))
    if (!isNow && !isTold) earlier.push({ ...one, origin: originOf(stampDevice(one.hlc), device) })
  }
  return earlier
}

const newestFirst = (kept: readonly LostValue[]): LostValue[] =>
  kept.toSorted((a, b) => (a.hlc < b.hlc ? 1 : -1))

function originOf(writer: string, device: string): Origin {
  if (writer === SERVER_DEVICE) return 'unknown'
  return writer === device ? 'here' : 'elsewhere'
}
