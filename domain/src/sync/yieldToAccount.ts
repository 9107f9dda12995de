import type { PulledItem } from './applyPage.ts'
import type { LocalRow } from './localRow.ts'
import { LIST_KIND, PROFILE_KIND, SETTINGS_KINDS } from './pushAct.ts'
import { sameJson } from './sameJson.ts'

/** The groups that arrange a person's list items, as opposed to their content. */
const ARRANGED = ['shown', 'position']

/**
 * Accepted terms are an event, not an answer about the person: the server keeps every acceptance. [ACC-17] Only in the
 * profile: in the settings any key may be called `terms`.
 */
const isNotTold = (kind: string, group: string): boolean =>
  group === 'deleted' || (kind === PROFILE_KIND && group === 'terms')

/** Kinds with one row per account, which yield as a whole. */
const SINGLETONS: readonly string[] = [PROFILE_KIND, ...SETTINGS_KINDS]

/**
 * At the first contact of a device with an account, the account's list arrangement, profile and settings win, and the
 * device's values go to the history. By stamps a fresh install would win, and overwrite within a minute what grew over
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
