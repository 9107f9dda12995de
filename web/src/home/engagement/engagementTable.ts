import { toFields } from '@reprieve/contract/fields.ts'
import { engagementFrom, engagementToSend } from '@reprieve/contract/home/homeWireEngagement.ts'
import { mergeEngagement } from '@reprieve/domain/home/engagement/merge.ts'
import {
  ITEM_TYPES,
  RESULT_VIEWS,
  type StoredEngagement,
} from '@reprieve/domain/home/engagement/storedEngagement.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { fetchUserValues, readUserValues, sendUserValues } from '../../account/userValues.ts'
import type { Ask } from '../../api/ask.ts'
import { storePart, readPart } from '../../local/diaryParts.ts'
import { queuePerDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'

const PART = 'engagement'

/** What this device knows, merged with what the account sent last. [ENG-11] */
export async function loadEngagement(diary: Diary): Promise<StoredEngagement> {
  const [here, values] = await Promise.all([readPart(diary, PART, engagementHere), readUserValues(diary)])
  return mergeEngagement(here, engagementFrom(values))
}

type EngagementWrite = Promise<Result<StoredEngagement, StorageFault>>

/** Durable when it resolves. Changes run one after the other, each on the result of the one before. [ENG-8] */
export function changeEngagement(
  diary: Diary,
  change: (kept: StoredEngagement) => StoredEngagement,
): EngagementWrite {
  return inTurn(diary, async (): EngagementWrite => {
    const before = await loadEngagement(diary)
    const after = change(before)
    if (after === before) return ok(before)
    const written = await storePart(diary, PART, after)
    return written.ok ? ok(after) : written
  })
}

const inTurn = queuePerDiary()

/** Unreadable values count as nothing done. */
function engagementHere(kept: unknown): StoredEngagement {
  const { checked, seenResults, isDismissed, isCollapsed, collapsedAt } = toFields(kept)
  return {
    checked: ITEM_TYPES.filter((type) => Array.isArray(checked) && checked.includes(type)),
    seenResults: RESULT_VIEWS.filter((view) => Array.isArray(seenResults) && seenResults.includes(view)),
    isDismissed: isDismissed === true,
    isCollapsed: isCollapsed === true,
    collapsedAt: Number.isSafeInteger(collapsedAt) ? Math.max(0, Number(collapsedAt)) : 0,
  }
}

/**
 * Sends the account what it does not know. Without news there is no request; otherwise the account's state is fetched
 * first: another device may have changed it later. What cannot be sent now is sent another time. [ENG-5, ENG-11]
 */
export async function sendEngagement(diary: Diary, ask: Ask): Promise<void> {
  if (isTelling.has(diary)) return
  isTelling.add(diary)
  try {
    if (isEmpty(await toTell(diary)) || !(await fetchUserValues(diary, ask))) return
    const values = await toTell(diary)
    if (!isEmpty(values)) await sendUserValues(diary, ask, values)
  } finally {
    isTelling.delete(diary)
  }
}

const isTelling = new WeakSet<Diary>()

const toTell = async (diary: Diary) =>
  engagementToSend(await readUserValues(diary), await loadEngagement(diary))

const isEmpty = (values: object): boolean => Object.keys(values).length === 0
