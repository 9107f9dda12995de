import { isUnchangedSinceSent, mergedGroups, type RowReply } from './applyAnswer.ts'
import { applyPulled } from './applyPage.ts'
import type { Copies } from './becomeAlias.ts'
import type { DeviceClock } from './deviceClock.ts'
import { DELETED_GROUP, isDeleted, type LocalRow, type LostValue } from './localRow.ts'
import type { StampedValue } from './mergeItem.ts'
import { DISTINGUISHING_GROUPS } from './profileDecision.ts'
import { quarantineRow } from './quarantine.ts'
import { sameJson } from './sameJson.ts'
import { saveRow } from './saveRow.ts'

export interface MergingCopy {
  /** The alias group, which marks the kept item as identical to the copy, and its value. */
  alias: readonly [group: string, value: unknown]
  clock: DeviceClock
  wallNow: number
}

export interface MergedCopy {
  rows: LocalRow[]
  drop: LocalRow[]
  clock: DeviceClock
}

/**
 * The server has the same item under another id and has stored nothing (D29): fill what that item lacks from the copy,
 * add the overwritten values to the history, and drop the copy. [SYNC-23]
 */
export function mergeCopy(
  { own, kept }: Copies,
  { sent, answer, serverTime }: RowReply,
  { alias: [alias, isAlias], clock, wallNow }: MergingCopy,
): MergedCopy {
  const asItWas: MergedCopy = { rows: [], drop: [], clock }
  // Edits made while the request was in flight are not part of it: send the copy once more. [SYNC-14]
  if (own === undefined || !isUnchangedSinceSent(own, sent) || answer.isNow === undefined) return asItWas
  // Add only missing groups to an existing row: replacing its values is left to the pull, which alone can detect that
  // the server was restored and has not seen them. [SYNC-16]
  const lacking = [...mergedGroups(sent, answer)].filter(([group]) => kept?.groups.has(group) !== true)
  const item = { clientId: answer.isNow, kind: sent.kind, idOnServer: answer.idOnServer ?? 0 }
  const base = applyPulled(kept, { ...item, groups: new Map(lacking) }, serverTime)
  // Deleted here, and the server does not know it yet or has restored it: the next pass settles that before it retries.
  if (isDeleted(base)) return asItWas
  // Likewise if the person turned the kept item into another one; if the server refuses that, quarantine both.
  if (isOtherHere(kept, answer))
    return kept!.setAside === null ? asItWas : { ...asItWas, rows: [quarantineRow(own, answer.code)] }

  const saved = saveRow(base, { values: new Map([[alias, isAlias]]), clock, wallNow })
  return { rows: [filled(saved.row, own, saved.row.groups.get(alias)!.s)], drop: [own], clock: saved.clock }
}

/** The person has turned the kept item into another one since: a merge would lose what they keep under its old name. */
const isOtherHere = (kept: LocalRow | undefined, { values }: RowReply['answer']): boolean =>
  DISTINGUISHING_GROUPS.some(
    (group) => kept?.pend.has(group) === true && !sameJson(kept.groups.get(group)?.v, values?.get(group)),
  )

/** `above`: a stamp above every stamp that the row had. */
function filled(row: LocalRow, own: LocalRow, above: string): LocalRow {
  const groups = new Map(row.groups)
  const pend = new Set(row.pend)
  const lost: LostValue[] = [...row.lost, ...own.lost]
  for (const [group, mine] of own.groups) {
    if (group === DELETED_GROUP) continue
    const theirs = row.groups.get(group)
    if (isToFill(theirs, mine)) {
      // Keeps its own stamp where that is enough: a later edit of another device must win.
      const s = theirs === undefined || mine.s > theirs.s ? mine.s : above
      groups.set(group, { v: mine.v, s })
      pend.add(group)
    } else if (!sameJson(theirs?.v, mine.v) && !isEmpty(mine.v)) {
      lost.push({ group, hlc: mine.s, value: mine.v })
    }
  }
  return { ...row, groups, pend, lost }
}

/** Never fill with an empty value: it would beat a value that another device has written but not sent. */
const isToFill = (theirs: StampedValue | undefined, mine: StampedValue): boolean =>
  !isEmpty(mine.v) && (theirs === undefined || isEmpty(theirs.v))

/** Whether a group is empty: leaving a field empty here is no decision to clear it elsewhere. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
