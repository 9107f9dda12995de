import { SERVER_DEVICE, type Stamp } from '@reprieve/domain/sync/stamp.ts'
import { type Content, toContent } from './content.ts'

// A group merges as a unit (SYNC 1.4). Its value uses the keys of the wire format, so the server returns what was sent,
// including fields that only a newer client knows.
export type GroupValues = Map<string, Content>
export type Stamps = Readonly<Record<string, Stamp>>

/** Lower than every real stamp, so a value with it loses every merge. */
export const LOWEST_STAMP: Stamp = `000000000000-0000-${SERVER_DEVICE}`

const UNKNOWN_KEYS = 'other'

/** Assigns each key of a wire form to a group. */
export interface KeyGroups {
  of: ReadonlyMap<string, string>
  known: ReadonlySet<string>
}

export function keyGroups(table: Readonly<Record<string, string>>): KeyGroups {
  const of = new Map(Object.entries(table))
  return { of, known: new Set(of.values()) }
}

/** An unknown key is a separate group if the client sends a stamp with that name. [SYNC I14] */
export function groupOfKey({ of, known }: KeyGroups, key: string, stamps: Stamps): string {
  const group = of.get(key)
  if (group !== undefined) return group
  return Object.hasOwn(stamps, key) && !known.has(key) ? key : UNKNOWN_KEYS
}

/** Stamps without content: ignored for a known group, kept for an unknown one, because it must be returned. */
export function addBareStamps(values: GroupValues, { known }: KeyGroups, stamps: Stamps): void {
  for (const group of Object.keys(stamps)) {
    if (!values.has(group) && !known.has(group)) values.set(group, {})
  }
}

/** The stamp of a group in a stamped item: its own, or the lowest one, which loses every merge. */
export function findGroupStamp({ known }: KeyGroups, group: string, stamps: Stamps): Stamp {
  const own = Object.hasOwn(stamps, group) ? stamps[group] : undefined
  if (own !== undefined) return own
  if (group !== UNKNOWN_KEYS) return LOWEST_STAMP
  const unknown = Object.keys(stamps).filter((name) => !known.has(name))
  return unknown.length === 0 ? highestStamp(stamps) : highestOf(unknown.map((name) => stamps[name]!))
}

export const highestStamp = (stamps: Stamps): Stamp => highestOf(Object.values(stamps))

const highestOf = (stamps: readonly Stamp[]): Stamp =>
  stamps.reduce((before, next) => (next > before ? next : before), LOWEST_STAMP)

export function stampsByGroup(groups: Readonly<Record<string, { s: Stamp }>>): Record<string, Stamp> {
  const stamps: Record<string, Stamp> = {}
  for (const group of Object.keys(groups)) stamps[group] = groups[group]!.s
  return stamps
}

/** The reverse: the flat form. References are under the name of their group. */
export function flattenGroups(groups: Readonly<Record<string, { v: unknown }>>): Content {
  const flat: Content = {}
  const refs: Content = {}
  for (const [group, { v }] of Object.entries(groups)) {
    const { refs: ofGroup, ...fields } = toContent(v)
    Object.assign(flat, fields)
    if (ofGroup !== undefined) refs[group] = ofGroup
  }
  return Object.keys(refs).length === 0 ? flat : { ...flat, refs }
}
