import type { LocalRow } from './localRow.ts'
import type { PulledItem } from './pullApply.ts'
import { LIST_KIND, PROFILE_KIND, SETTINGS_KINDS } from './pushAct.ts'
import { sameJson } from './sameJson.ts'

/** How a person has arranged their lists, as against what is in them. */
const ARRANGED = ['shown', 'position']

/**
 * What was agreed to is no answer about oneself: it happened, and the server keeps each of it. [ACC-17] Of settings any
 * key may be called so.
 */
const isNotTold = (kind: string, group: string): boolean =>
  group === 'deleted' || (kind === PROFILE_KIND && group === 'terms')

/** What of a person's arrangement and answers is one of its kind, and yields as a whole. */
const SINGLETONS: readonly string[] = [PROFILE_KIND, ...SETTINGS_KINDS]

/**
 * At the first contact of a device with an account, the account's arrangement, its profile and its settings win, and
 * the device's go to the history. By its stamps a fresh install would win, and overwrite in a minute what grew over
 * years. [SYNC-22, SYNC-35, PROF-8]
 */
export function yieldToAccount(row: LocalRow, { kind, groups: theirs }: PulledItem): LocalRow {
  const yielded = yielding(row, kind).filter((group) => {
    const [mine, other] = [row.groups.get(group), theirs.get(group)]
    return mine !== undefined && other !== undefined && row.pend.has(group) && !sameJson(mine.v, other.v)
  })
  if (yielded.length === 0) return row
  const groups = new Map(row.groups)
  const pend = new Set(row.pend)
  const lost = [...row.lost]
  for (const group of yielded) {
    const { v: value, s: hlc } = groups.get(group)!
    lost.push({ group, hlc, value })
    groups.delete(group)
    pend.delete(group)
  }
  return { ...row, groups, pend, lost, ver: row.ver + 1 }
}

function yielding({ groups }: LocalRow, kind: string): string[] {
  if (kind === LIST_KIND) return ARRANGED
  return SINGLETONS.includes(kind) ? [...groups.keys()].filter((group) => !isNotTold(kind, group)) : []
}
