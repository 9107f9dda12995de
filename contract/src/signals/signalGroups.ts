import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import type { Fields } from '../fields.ts'
import {
  addBareStamps,
  findGroupStamp,
  flattenGroups,
  groupOfKey,
  keyGroups,
  type GroupValues,
  type Stamps,
} from '../groups.ts'
import { ABOUT_GROUP, DAY_KEYS } from './dayKeys.ts'
import type { SentSignal } from './sentSignal.ts'

// Converts the day values of a month between their wire form and their merge groups: each key is a group of its own, so
// days merge separately. [COMP-1, SIG-4]

const KEYS = keyGroups(
  Object.fromEntries([ABOUT_GROUP, ...DAY_KEYS, 'deleted'].map((key): [string, string] => [key, key])),
)

type SentSignalContent = Pick<SentSignal, 'content' | 'stamps' | 'deleted'>

/** The values of a sent month by group. A missing day leaves it unchanged. */
export function signalGroupValues({ content, stamps: said, deleted }: SentSignalContent): GroupValues {
  const values: GroupValues = new Map()
  const stamps = said ?? {}
  const all = { ...content, ...(typeof deleted === 'number' ? { deleted } : {}) }
  for (const [key, value] of Object.entries(all)) {
    if (value === undefined) continue
    const group = groupOfKey(KEYS, key, stamps)
    values.set(group, { ...values.get(group), [key]: value })
  }
  addBareStamps(values, KEYS, stamps)
  return values
}

export const signalGroupStamp = (group: string, stamps: Stamps): Stamp => findGroupStamp(KEYS, group, stamps)

/** The reverse: the `content` of a month from its groups. */
export const signalGroupsToWire: (groups: Readonly<Record<string, { v: unknown }>>) => Fields = flattenGroups
