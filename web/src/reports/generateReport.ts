import type { SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { filterToSettings } from '@reprieve/contract/filters/filterWire.ts'
import { optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { rangeToWire } from '@reprieve/contract/reports/rangeWire.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../local/serverCopies.ts'
import { changeServerRecord } from '../purchases/serverRecord.ts'
import type { ReportChoice } from './reportChoice.ts'
import { readStoredReports, fetchReports } from './reportList.ts'

// A request is stored with the diary until the server has answered it: repeated under the same id after a lost
// response, or by a second tab, it is the same report and costs no second credit (D45).

type ReportRequest = SentOf<'reports/generate-report'>
type Body = Omit<ReportRequest, 'client_id'>

const ID = 'report_request'
const LOCK = 'reprieve-report'

interface ReportRequestInput {
  choice: ReportChoice
  criteria: Criteria
  now: LocalInstant
  /** The open questions for the visit. [REP-122] */
  questions: readonly string[]
  /** The person was informed that it costs a credit. */
  usesCredit: boolean
}

function bodyOf({ choice, criteria, now, questions, usesCredit }: ReportRequestInput): Body {
  const { options, range, paper } = choice
  const filter = filterToSettings({ criteria, range })
  return {
    options: optionsToWire(options),
    filter: Object.keys(filter).length === 0 ? null : filter,
    range: rangeToWire(range),
    paper,
    time_offset: now.offset,
    use_credit: usesCredit ? 1 : 0,
    ...(questions.length > 0 && { questions: [...questions] }),
  }
}

/** The pending request, if it asks for the same on the same day; otherwise a new one. */
function requestFor(diary: Diary, asked: ReportRequestInput): Promise<ReportRequest> {
  return alone(async () => {
    const [body, day] = [bodyOf(asked), dayNumberOf(asked.now)]
    const waiting = toFields(await readServerCopy(diary, ID))
    const before = waiting['client_id']
    if (typeof before === 'string' && isSameRequest(waiting, body, day)) return { ...body, client_id: before }
    const client_id = crypto.randomUUID()
    await storeServerCopy(diary, ID, { client_id, body, day })
    return { ...body, client_id }
  })
}

/** Tomorrow "the last 30 days" are different. */
const isSameRequest = (waiting: Record<string, unknown>, body: Body, day: DayNumber): boolean =>
  waiting['day'] === day && sameJson(waiting['body'] ?? null, body)

/** The server has answered: the next request is another report. */
function endRequest(diary: Diary, id: string): Promise<void> {
  return alone(async () => {
    if (toFields(await readServerCopy(diary, ID))['client_id'] === id) await storeServerCopy(diary, ID, null)
  })
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

/** Sends to the server everything that the report is made from. */
export type SyncFirst = () => Promise<'sent' | 'not-all' | 'away'>

export interface GenerateTools {
  diary: Diary
  ask: Ask
  syncFirst: SyncFirst
  /** Called when the sync before it is done and the request itself is sent. */
  onAsking?: () => void
}

export type GenerateOutcome =
  | { is: 'received'; uuid: string; hasUsedCredit: boolean }
  | { is: 'no-line' | 'not-all-sent' | 'no-password' | 'credit-needed' | 'subscription-ended' }
  | { is: 'refused'; message: string }

/** The server makes the report from its data, so the latest entries must be synced first. [REP-20, D46] */
export async function generateReport(
  means: GenerateTools,
  asked: ReportRequestInput & { credits: number },
): Promise<GenerateOutcome> {
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
    await fetchReports(diary, ask)
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
  const listed = (await readStoredReports(diary))?.find((report) => report.uuid === uuid)
  return listed?.hasUsedCredit ?? null
}

/** The server's count takes precedence; if it sends none, the credit is still deducted. [REP-60] */
const takeCredit = (diary: Diary, told: unknown, before: number): Promise<void> =>
  changeServerRecord(diary, { credits_count: typeof told === 'number' ? told : Math.max(0, before - 1) })
