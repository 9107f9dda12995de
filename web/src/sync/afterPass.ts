import { toFields } from '@reprieve/contract/fields.ts'
import { isYes } from '@reprieve/contract/home/homeWire.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readServerCopy } from '../local/serverCopies.ts'
import { countWaitingPurchases } from '../purchases/purchaseTable.ts'
import { noteClock } from './clock/clockMemory.ts'
import { noteRows } from './pass/missingRows.ts'

/** Facts of a pass that the server has answered. */
export interface PassFacts {
  /** The user asked for it. */
  isAsked: boolean
  hasSent: boolean
}

/** Fetches what only the server knows of the account, and stores it; `away`: the server was not reached. */
export type LearnAccount = () => Promise<string>

const AGAIN_MS = 5 * MINUTE_MS

/**
 * What follows a pass: notes how far the clock is off and how many rows there are, and fetches what only the server
 * knows of the account (D34), such as its plan and the settings of its institutions. A pass without news makes no
 * further request, except for a member of an institution: a consent may have been withdrawn on another device.
 * [INST-17, CONS-13]
 */
export function makeAfterPass(diary: Diary, learn: LearnAccount): (facts: PassFacts) => Promise<void> {
  let learnedAt: number | null = null
  return async ({ isAsked, hasSent }) => {
    await noteClock(diary)
    await noteRows(diary)
    const isOld = learnedAt === null || Math.abs(diary.now() - learnedAt) >= AGAIN_MS
    const mayHaveChanged = learnedAt === null || hasSent || (await isMember(diary))
    // Purchases are reported in the same way. [BUY-13]
    const hasBought = (await countWaitingPurchases(diary)) > 0
    if (!isAsked && !(isOld && mayHaveChanged) && !hasBought) return
    if ((await learn()) !== 'away') learnedAt = diary.now()
  }
}

const isMember = async (diary: Diary): Promise<boolean> =>
  isYes(toFields(await readServerCopy(diary, 'user_record'))['is_institution_member'])
