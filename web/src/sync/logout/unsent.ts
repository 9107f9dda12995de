import { toFields } from '@reprieve/contract/fields.ts'
import { SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { isWaitingKind } from '@reprieve/domain/sync/pushPlan.ts'
import {
  NO_COUNTS,
  unsentTotal,
  type UnsentCounts,
  type UnsentKind,
} from '@reprieve/domain/sync/unsentCounts.ts'
import { readPart } from '../../local/diaryParts.ts'
import { offeredDrafts } from '../../local/drafts.ts'
import { sweepUnmarked, type Diary } from '../../local/rows/rows.ts'
import { type Shelved, DELETED_DAY } from '../../local/tables.ts'
import { waitingPurchaseIds } from '../../purchases/purchaseTable.ts'
import { flushUnsavedSettings } from '../../settings/saving/unsavedSettingsTable.ts'
import { FROM_SERVER } from '../pass/syncPass.ts'
import { readServerKinds } from '../serverKinds.ts'
import { isSafelyResolved, readResolvedUnreadable } from '../waiting/resolvedUnreadable.ts'

const PART = 'guide'

/**
 * Marks in the guide that no server has received, each in its current state. Under a closed lock they cannot be read:
 * if there are any, they count as one. [D17, GUIDE-15]
 */
async function unsentMarks(diary: Diary): Promise<readonly string[]> {
  if (!diary.codec.isLocked) return readPart(diary, PART, marksIn)
  const parts = (await diary.tables.shelf('parts')) as Shelved[]
  return parts.filter(({ id }) => id === PART).map(({ at }) => `guide ${at}`)
}

const marksIn = (kept: unknown): readonly string[] =>
  Object.entries(toFields(kept)).flatMap(([what, marks]) =>
    Object.entries(toFields(marks)).map(([id, mark]) => `guide ${what} ${id} ${JSON.stringify(mark)}`),
  )

/** D17: everything that no server has acknowledged, by the user's names for it. */
export interface UnsentSummary {
  counts: UnsentCounts
  total: number
  /** Of the total: what a sync may still send. */
  sendable: number
  /** Of the total: what the server refused. */
  setAside: number
  /** Identifies each in its current state: one that was edited since has another mark. */
  marks: readonly string[]
}

interface Clear {
  clientId?: unknown
  ver?: unknown
  kind?: unknown
  day?: unknown
  setAside?: unknown
}

const KIND_OF: Record<string, UnsentKind | undefined> = {
  record: 'records',
  reflection: 'reflections',
  dose: 'doses',
  user_profile: 'profile',
  ...Object.fromEntries(SETTINGS_KINDS.map((kind) => [kind, 'settings' as const])),
  // What a person wrote in a lesson is no setting. [PROG-11]
  program: 'programs',
  // Neither are answers that were not sent. [QST-41]
  questionnaire_draft: 'questionnaires',
  list_field: 'lists',
  condition: 'conditions',
  medication: 'medications',
  signal: 'signals',
}

/** Uses unencrypted fields only, so that a locked diary can be counted too. */
export async function findUnsent(diary: Diary): Promise<UnsentSummary> {
  // Neither sent nor found by an index: deleting such rows unseen would lose what a person wrote. [LOCAL-26]
  const stuck = (await sweepUnmarked(diary)) as Clear[]
  const left = await flushUnsavedSettings(diary)
  const rows = [...((await diary.tables.dirtyRows()) as Clear[]), ...stuck]
  const unsent = await counted(rows, left, diary)
  return { ...unsent, sendable: Math.max(0, unsent.sendable - stuck.length) }
}

/** For a diary without an account: all that it contains, because it exists nowhere else. */
export async function findWholeDiary(diary: Diary): Promise<UnsentSummary> {
  const left = await flushUnsavedSettings(diary)
  const rows = (await diary.tables.everyRow()) as Clear[]
  const shown = rows.filter(({ day }) => day !== DELETED_DAY)
  return counted(shown, left, diary)
}

/** Under a closed lock each draft is counted without decoding it. [LOCK-19] */
async function draftsIn(diary: Diary): Promise<readonly { id: string; at: number }[]> {
  return diary.codec.isLocked ? ((await diary.tables.shelf('drafts')) as Shelved[]) : offeredDrafts(diary)
}

async function counted(
  rows: readonly Clear[],
  left: Awaited<ReturnType<typeof flushUnsavedSettings>>,
  diary: Diary,
): Promise<UnsentSummary> {
  const [drafts, purchases, guide, unreadable, settled, kinds] = await Promise.all([
    draftsIn(diary),
    waitingPurchaseIds(diary),
    unsentMarks(diary),
    diary.tables.unreadable(),
    readResolvedUnreadable(diary),
    readServerKinds(diary),
  ])
  // Unreadable entries from the server are still on the server.
  const broken = unreadable.filter(
    (one) => !one.why.startsWith(FROM_SERVER) && !isSafelyResolved(one, settled),
  )
  const counts = {
    ...NO_COUNTS,
    others: broken.length + purchases.length,
    drafts: drafts.length,
    guide: guide.length,
  }
  for (const { kind } of [...rows, ...left]) counts[KIND_OF[String(kind)] ?? 'others'] += 1
  const setAside = rows.filter((row) => (row.setAside ?? null) !== null).length
  const sendable = rows.filter(
    ({ kind, setAside: why }) => isWaitingKind(kind, kinds) && (why ?? null) === null,
  )
  return {
    counts,
    total: unsentTotal(counts),
    sendable: sendable.length + purchases.length + guide.length,
    setAside,
    marks: [
      ...rows.map(({ clientId, ver }) => `row ${String(clientId)} ${String(ver)}`),
      ...drafts.map(({ id, at }) => `draft ${id} ${at}`),
      ...purchases.map((id) => `purchase ${id}`),
      ...guide,
      ...left.map(({ mark }) => mark),
      ...broken.map(({ key, at }) => `unreadable ${JSON.stringify(key)} ${at}`),
    ],
  }
}

type LogoutStep = 'leave' | 'sync-first' | 'ask'

/** D17: nothing that only this device has is deleted without asking. */
export function firstLogoutStep({ total, sendable }: UnsentSummary, canSync: boolean): LogoutStep {
  if (total === 0) return 'leave'
  return sendable > 0 && canSync ? 'sync-first' : 'ask'
}

export const stepAfterSync = ({ total }: UnsentSummary): LogoutStep => (total === 0 ? 'leave' : 'ask')

/**
 * Checks at the last moment, when the token is gone, whether something was written meanwhile, here or in another tab. A
 * mere count would miss an agreed draft that has become a record since. [SYNC I11]
 */
export function canClearDevice(now: UnsentSummary, { marks }: UnsentSummary): boolean {
  const agreed = new Set(marks)
  return now.marks.every((mark) => agreed.has(mark))
}
