import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows.ts'
import { changeTold } from '../purchases/toldRecord.ts'
import { endRequest, requestFor, type ReportRequestInput } from './reportRequest.ts'
import { keptReports, learnReports } from './reportList.ts'

/** Sends to the server everything that the report is made from. */
export type SyncFirst = () => Promise<'sent' | 'not-all' | 'away'>

export interface Means {
  diary: Diary
  ask: Ask
  syncFirst: SyncFirst
  /** Called when the sync before it is done and the request itself is sent. */
  onAsking?: () => void
}

export type Generated =
  | { is: 'received'; uuid: string; hasUsedCredit: boolean }
  | { is: 'no-line' | 'not-all-sent' | 'no-password' | 'credit-needed' | 'subscription-ended' }
  | { is: 'refused'; message: string }

/** The server makes the report from its data, so the latest entries must be synced first. [REP-20, D46] */
export async function generate(
  means: Means,
  asked: ReportRequestInput & { credits: number },
): Promise<Generated> {
  const { diary, ask, syncFirst, onAsking } = means
  const sent = await syncFirst()
  if (sent === 'away') return { is: 'no-line' }
  if (sent === 'not-all') return { is: 'not-all-sent' }
  onAsking?.()
  const request = await requestFor(diary, asked)
  const answer = await ask('reports/generate-report', request)
  // Lost or refused for now: a repeated request is the same report.
  if (!answer.reached) return { is: 'no-line' }
  const { code, message, body } = answer
  if (LAST_WORDS.includes(code)) await endRequest(diary, request.client_id)
  if (code === RESULT.ok) {
    if (asked.usesCredit) await takeCredit(diary, body['credits_count'], asked.credits)
    await learnReports(diary, ask)
    const uuid = String(body['report_uuid'])
    const isFewer = asked.usesCredit && body['credits_count'] !== asked.credits
    return { is: 'received', uuid, hasUsedCredit: (await listedAsPaid(diary, uuid)) ?? isFewer }
  }
  const known = REFUSALS[code]
  return known === undefined ? { is: 'refused', message } : { is: known }
}

/** Other codes say nothing about the report: a busy server, an ended session. */
const LAST_WORDS: readonly number[] = [
  RESULT.ok,
  RESULT.malformed,
  RESULT.passwordNotSet,
  RESULT.creditNeeded,
  RESULT.subscriptionInvalid,
  RESULT.reportEmpty,
]

const REFUSALS: Record<number, 'no-password' | 'credit-needed' | 'subscription-ended' | undefined> = {
  [RESULT.passwordNotSet]: 'no-password',
  [RESULT.creditNeeded]: 'credit-needed',
  [RESULT.subscriptionInvalid]: 'subscription-ended',
}

/**
 * The server allows one extra day, because it does not know the person's location exactly: only it can say whether it
 * took a credit. Null if its list could not be loaded. [REP-22]
 */
async function listedAsPaid(diary: Diary, uuid: string): Promise<boolean | null> {
  const listed = (await keptReports(diary))?.find((report) => report.uuid === uuid)
  return listed?.hasUsedCredit ?? null
}

/** The server's count takes precedence; if it sends none, the credit is still deducted. [REP-60] */
const takeCredit = (diary: Diary, told: unknown, before: number): Promise<void> =>
  changeTold(diary, { credits_count: typeof told === 'number' ? told : Math.max(0, before - 1) })
