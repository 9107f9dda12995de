import { isAsSent, mergedGroups, type RowReply } from './answerApply.ts'
import type { Copies } from './becomeAlias.ts'
import type { DeviceClock } from './deviceClock.ts'
import { DELETED_GROUP, isDeleted, type LocalRow, type LostValue } from './localRow.ts'
import type { StampedValue } from './mergeItem.ts'
import { TOLD_APART } from './profileDecision.ts'
import { applyPulled } from './pullApply.ts'
import { sameJson } from './sameJson.ts'
import { saveRow } from './saveRow.ts'
import { setAside } from './setAside.ts'

export interface MergingCopy {
  /** The group by which the item that stays says that it is the copy, too, and its value. */
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
 * The server has the same thing under another id, and has written nothing (D29): what that one lacks is filled from
 * the copy, what loses goes along for the history, and the copy goes. [SYNC-23]
 */
export function mergeCopy(
  { own, kept }: Copies,
  { sent, answer, serverTime }: RowReply,
  { alias: [alias, isAlias], clock, wallNow }: MergingCopy,
): MergedCopy {
  const asItWas: MergedCopy = { rows: [], drop: [], clock }
  // What was written while the request was under way is not in it: the copy goes once more. [SYNC-14]
  if (own === undefined || !isAsSent(own, sent) || answer.isNow === undefined) return asItWas
  // Of a row that is here already only what it lacks: what replaces its values comes with the pull, which alone can
  // tell that the server was restored and has not seen them. [SYNC-16]
  const lacking = [...mergedGroups(sent, answer)].filter(([group]) => kept?.groups.has(group) !== true)
  const item = { clientId: answer.isNow, kind: sent.kind, idOnServer: answer.idOnServer ?? 0 }
  const base = applyPulled(kept, { ...item, groups: new Map(lacking) }, serverTime)
  // Deleted here, and the server does not know it yet, or knows better: the next pass settles it before it asks again.
  if (isDeleted(base)) return asItWas
  // The same for what was made another thing; where no server takes that, both wait for the person.
  if (isOtherHere(kept, answer))
    return kept!.setAside === null ? asItWas : { ...asItWas, rows: [setAside(own, answer.code)] }

  const saved = saveRow(base, { values: new Map([[alias, isAlias]]), clock, wallNow })
  return { rows: [filled(saved.row, own, saved.row.groups.get(alias)!.s)], drop: [own], clock: saved.clock }
}

/** The person has made it another thing since: merged into it, what they keep under its old name would be gone. */
const isOtherHere = (kept: LocalRow | undefined, { values }: RowReply['answer']): boolean =>
  TOLD_APART.some(
    (group) => kept?.pend.has(group) === true && !sameJson(kept.groups.get(group)?.v, values?.get(group)),
  )

/** `above`: a stamp above all that the row had. */
function filled(row: LocalRow, own: LocalRow, above: string): LocalRow {
  const groups = new Map(row.groups)
  const pend = new Set(row.pend)
  const lost: LostValue[] = [...row.lost, ...own.lost]
  for (const [group, mine] of own.groups) {
    if (group === DELETED_GROUP) continue
    const theirs = row.groups.get(group)
    if (isToFill(theirs, mine)) {
      // By its own time where that is enough: an edit of another device that came later than it must win.
      const s = theirs === undefined || mine.s > theirs.s ? mine.s : above
      groups.set(group, { v: mine.v, s })
      pend.add(group)
    } else if (!sameJson(theirs?.v, mine.v) && !isEmpty(mine.v)) {
      lost.push({ group, hlc: mine.s, value: mine.v })
    }
  }
  return { ...row, groups, pend, lost }
}

/** Never by what is empty itself: that would win over what another device has written there and not yet sent. */
const isToFill = (theirs: StampedValue | undefined, mine: StampedValue): boolean =>
  !isEmpty(mine.v) && (theirs === undefined || isEmpty(theirs.v))

/** Whether a group says nothing: a person who left a field empty has not chosen that it be empty elsewhere. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
