import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { toContent, type Content } from './content.ts'

/** One group: as stored, as this app would write what it read, and as it writes what the person entered. */
export interface EditedGroup {
  stored: Content
  before: Content
  after: Content
}

/**
 * The group to store. Replaces only what the person changed: a key that this app does not know, or a value that it
 * could not read and so showed as empty, stays as it was. [SYNC I14]
 */
export function mergeGroup(group: EditedGroup): Content {
  const entries = { stored: entriesOf(group.stored), before: entriesOf(group.before) }
  const changed = changedKeys(group).map(([key, value]): [string, unknown] => [
    key,
    Array.isArray(value) ? value.map((one) => mergeEntry(one, entries)) : value,
  ])
  return { ...group.stored, ...Object.fromEntries(changed) }
}

type Entries = Map<unknown, Content>

/** An entry that stays in its list, or moves to another list of the group, keeps its unknown fields. */
function mergeEntry(entry: unknown, entries: { stored: Entries; before: Entries }): unknown {
  const after = toContent(entry)
  const stored = entries.stored.get(nameOf(after))
  if (stored === undefined) return entry
  const before = entries.before.get(nameOf(after)) ?? {}
  return { ...stored, ...Object.fromEntries(changedKeys({ stored, before, after })) }
}

const changedKeys = ({ stored, before, after }: EditedGroup): [string, unknown][] =>
  Object.entries(after).filter(([key, value]) => !Object.hasOwn(stored, key) || !sameJson(before[key], value))

function entriesOf(group: Content): Entries {
  const found: Entries = new Map()
  const all = Object.values(group).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
  for (const entry of all.map(toContent)) {
    const name = nameOf(entry)
    // Of two entries with the same name the first counts; an edit loses only the unknown fields of the second.
    if (name !== undefined && !found.has(name)) found.set(name, entry)
  }
  return found
}

/** Factors are matched by name, references by id. */
const nameOf = ({ value, client_id }: Content): unknown =>
  typeof value === 'string' ? `=${value}` : client_id
