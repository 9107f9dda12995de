import { fieldsOf } from '@reprieve/contract/fields.ts'
import { isYes } from '@reprieve/contract/home/homeWire.ts'
import { readKnown } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { countWaitingPurchases } from '../purchases/purchaseTable.ts'
import { noteClock } from './clock/clockMemory.ts'
import { noteRows } from './pass/missingRows.ts'

/** Of a pass that the server has answered. */
export interface PassFacts {
  /** The person asked for it. */
  isAsked: boolean
  hasSent: boolean
}

/** Asks the server for what only it knows of the account, and keeps it; `away`: it could not be asked. */
export type LearnAccount = () => Promise<string>

const AGAIN_MS = 5 * 60_000

/**
 * What follows a pass: how right the clock is, how many rows there are, and what only the server knows of the account (D34), its plan
 * and what its institutions set among it. A pass that finds no news asks nothing more and stays one request, except for who
 * is a member somewhere: a consent may have been withdrawn on another device. [INST-17, CONS-13]
 */
export function makeAfterPass(diary: Diary, learn: LearnAccount): (facts: PassFacts) => Promise<void> {
  let learnedAt: number | null = null
  return async ({ isAsked, hasSent }) => {
    await noteClock(diary)
    await noteRows(diary)
    const isOld = learnedAt === null || Math.abs(diary.now() - learnedAt) >= AGAIN_MS
    const mayHaveChanged = learnedAt === null || hasSent || (await isMember(diary))
    // What was bought is told on that way, too. [BUY-13]
    const hasBought = (await countWaitingPurchases(diary)) > 0
    if (!isAsked && !(isOld && mayHaveChanged) && !hasBought) return
    if ((await learn()) !== 'away') learnedAt = diary.now()
  }
}

const isMember = async (diary: Diary): Promise<boolean> =>
  isYes(fieldsOf(await readKnown(diary, 'user_record'))['is_institution_member'])
