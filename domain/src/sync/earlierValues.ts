import type { LostValue } from './localRow.ts'
import { sameJson } from './sameJson.ts'
import { SERVER_DEVICE, stampDevice } from './stamp.ts'

/** Where a value was written; `unknown` if the server stamped it itself. */
export type Origin = 'here' | 'elsewhere' | 'unknown'

export interface EarlierValue extends LostValue {
  origin: Origin
}

interface Facts {
  /** The item's current values by group. */
  values: ReadonlyMap<string, unknown>
  here: readonly LostValue[]
  onServer: readonly LostValue[]
  /** This device's id as used in its stamps. */
  device: string
}

/**
 * Values that an item had before and does not have now, each value of a group once. Local ones come first: they are
 * shown before the server responds, and must not move under the person's finger afterwards. [SYNC-43]
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
