import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows.ts'
import { changeTold } from '../purchases/toldRecord.ts'
import { endRequest, requestFor, type ReportRequestInput } from './reportRequest.ts'
import { keptReports, learnReports } from './reportList.ts'

/** Brings everything to the server that the report is made from. */
export type SyncFirst = () => Promise<'sent' | 'not-all' | 'away'>

export interface Means {
  diary: Diary
  ask: Ask
  syncFirst: SyncFirst
  /** The request is on its way, and no longer what goes before it. */
  onAsking?: () => void
}

export type Generated =
  | { is: 'received'; uuid: string; hasUsedCredit: boolean }
  | { is: 'no-line' | 'not-all-sent' | 'no-password' | 'credit-needed' | 'subscription-ended' }
  | { is: 'refused'; message: string }

/** The server makes the paper of what it has: what was written last has to be there first. [REP-20, D46] */
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
  // Lost or refused for now: asked again it is the same report.
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

/** All else is no word about the report: a server under load, a session that ended. */
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
 * The server gives a day more, as it does not know for certain where the person is: only it can say whether it took one.
 * Null where its list could not be asked for. [REP-22]
 */
async function listedAsPaid(diary: Diary, uuid: string): Promise<boolean | null> {
  const listed = (await keptReports(diary))?.find((report) => report.uuid === uuid)
  return listed?.hasUsedCredit ?? null
}

/** What the server counts comes first; one that says nothing of it has taken it all the same. [REP-60] */
const takeCredit = (diary: Diary, told: unknown, before: number): Promise<void> =>
  changeTold(diary, { credits_count: typeof told === 'number' ? told : Math.max(0, before - 1) })
