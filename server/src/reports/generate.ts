import { randomUUID } from 'node:crypto'
import { RESULT } from '@reprieve/contract/codes.ts'
import { optionsFromWire } from '@reprieve/contract/reports/optionsWire.ts'
import { rangeFromWire } from '@reprieve/contract/reports/rangeWire.ts'
import { planFromRights } from '@reprieve/domain/purchases/plan.ts'
import { creditNeed } from '@reprieve/domain/reports/creditNeed.ts'
import { chosenSections } from '@reprieve/domain/reports/reportOptions.ts'
import { LIMITS } from '../access/attempts.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Handler } from '../handler.ts'
import { hasRoomForJob, queueJob } from '../jobs/jobStore.ts'
import { findSponsorship } from '../institutions/membershipStore.ts'
import { reserveCredit } from '../purchases/creditStore.ts'
import { lockPlan } from '../purchases/planStore.ts'
import { readBoughtRights, rightsFromPlanRow, effectiveRights } from '../purchases/rights.ts'
import { findTimezone, lockAccountOrRefuse } from './accountStore.ts'
import { findRequestedDays, offsetIn, type RequestedDays } from './requestedDays.ts'
import { isRequestTooLong, toStoredRequest } from './storedRequest.ts'
import { REPORT_JOB } from './makeReport.ts'
import { REPORT_JOBS } from './reportJobs.ts'
import { reportByClientId, type Report, dropOldestReports, insertReport } from './store.ts'
import type { ReportRequest } from './reportRequest.ts'

/** About as long as one report takes. */
const BUSY_SECONDS = 5

/** Null if the person may queue one more job, else a refusal with the time to wait. Needs their lock. */
export const refuseFullQueue = async (trx: Trx, userId: number): Promise<Refusal | null> =>
  (await hasRoomForJob(trx, userId, REPORT_JOBS))
    ? null
    : refuse(RESULT.rateLimited, { retry_after: BUSY_SECONDS })

/** The server does not know the person's calendar day for certain: that must not cost a credit. */
const GRACE_DAYS = 1

type Answer = { report_uuid: string; state: Report['state']; credits_count: number }

export const generateReport: Handler<'reports/generate-report'> = async (body, context) => {
  const { services, person, now } = context
  // A repeat after a lost response is answered without being counted, charged or refused. [REP-28]
  const before = await reportByClientId(services.db, person.userId, body.client_id)
  if (before !== null)
    return generateAnswer(before, (await readBoughtRights(services.db, person.userId, now)).credits)
  const wait = await services.attempts.count(LIMITS.reportOfPerson, String(person.userId), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const outcome = await accept(body, context)
  if (outcome instanceof Refusal)
    await services.attempts.forgive(LIMITS.reportOfPerson, String(person.userId), now)
  else services.jobs.wake()
  return outcome
}

/** Reads the diary before locking anything, because it may be long. */
async function accept(body: ReportRequest, context: CallContext): Promise<Answer | Refusal> {
  const { services, person, now } = context
  // Checked before parsing: the longest bodies would block everybody for a second.
  if (isRequestTooLong(body)) return refuse(RESULT.tooLarge)
  const range = rangeFromWire(body.range)
  if (range === null) return malformed('range', 'no-such-range')
  if (chosenSections(optionsFromWire(body.options)).length === 0) return malformed('options', 'no-section')
  const timezone = await findTimezone(services.db, person.userId)
  const offset = body.time_offset ?? offsetIn(timezone, now)
  const days = await findRequestedDays(services.db, person.userId, { range, now, offset })
  return inTransaction(services.db, (trx) => acceptWith(trx, { body, offset, days }, context))
}

interface DatedReportRequest {
  body: ReportRequest
  offset: number
  days: RequestedDays
}

/** Checks in the order of D10: no password first, then an empty report, then the price. [REP-19, REP-30] */
async function acceptWith(
  trx: Trx,
  { body, offset, days }: DatedReportRequest,
  { services, person, language, now }: CallContext,
): Promise<Answer | Refusal> {
  const { userId, deviceId } = person
  const account = await lockAccountOrRefuse(trx, userId)
  if (account instanceof Refusal) return account
  const row = await lockPlan(trx, userId, now)
  const before = await reportByClientId(trx, userId, body.client_id)
  if (before !== null) return generateAnswer(before, row?.credits ?? 0)
  if (account.password_hash === null) return refuse(RESULT.passwordNotSet)
  if (days.entries === 0) return refuse(RESULT.reportEmpty)
  const full = await refuseFullQueue(trx, userId)
  if (full !== null) return full

  const { sponsored } = await findSponsorship(trx, userId)
  const rights = effectiveRights(services.config, rightsFromPlanRow(row ?? undefined, now, sponsored))
  const plan = planFromRights(rights)
  const need = creditNeed({
    options: optionsFromWire(body.options),
    span: days.span,
    today: days.today,
    plan,
    graceDays: GRACE_DAYS,
  })
  const uuid = randomUUID()
  if (!need.isFree) {
    // Nobody pays without notice: not if a free report was shown, nor if the subscription has ended. [D45]
    if (rights.subscription === 'ended' && body.use_credit !== 1) return refuse(RESULT.subscriptionInvalid)
    if (body.use_credit === 0) return refuse(RESULT.creditNeeded)
    if (!(await reserveCredit(trx, { userId, about: uuid, now }))) return refuse(RESULT.creditNeeded)
  }
  await insertReport(trx, {
    userId,
    uuid,
    clientId: body.client_id,
    request: { sent: toStoredRequest(body, days.span), span: days.span, offset, plan, deviceId },
    language,
    paper: body.paper,
    usedCredit: !need.isFree,
    createdAt: now,
  })
  await dropOldestReports(trx, userId)
  await queueJob(trx, { userId, kind: REPORT_JOB, about: uuid }, now)
  const credits_count = (row?.credits ?? 0) - (need.isFree ? 0 : need.credits)
  return { report_uuid: uuid, state: 'waiting', credits_count }
}

const generateAnswer = ({ uuid, state }: Report, credits_count: number): Answer => ({
  report_uuid: uuid,
  state,
  credits_count,
})

const malformed = (path: string, reason: string): Refusal =>
  refuse(RESULT.malformed, { errors: [{ path, reason }] })
