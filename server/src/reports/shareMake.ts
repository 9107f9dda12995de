import type { RequestOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { findKeyByWord } from '@reprieve/contract/filters/keyOf.ts'
import { SECTION_NAMES, optionsFromWire } from '@reprieve/contract/reports/optionsWire.ts'
import { rangeFromWire } from '@reprieve/contract/reports/rangeWire.ts'
import { chosenSections } from '@reprieve/domain/reports/reportOptions.ts'
import { linkEnd } from '@reprieve/domain/reports/share/shareLinkState.ts'
import { shareScope, type ShareScope, type SharedReport } from '@reprieve/domain/reports/share/shareScope.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import { SECONDS_PER_HOUR } from '@reprieve/domain/time/instant.ts'
import { createHmac, randomUUID } from 'node:crypto'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS } from '../access/attempts.ts'
import { tokenHash } from '../access/tokens.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal, refuse, type CallContext, type Handler } from '../handler.ts'
import { queueJob } from '../jobs/jobStore.ts'
import { lockAccountOrRefuse } from './accountStore.ts'
import { listDiaryDays } from './diaryDayStore.ts'
import { refuseFullQueue } from './generate.ts'
import { requestedRange } from './reportRequest.ts'
import { countShareGuess } from './shareGuesses.ts'
import { SHARE_JOB } from './shareJob.ts'
import { ensureFiles } from './shareRemake.ts'
import { insertLink, linkByHash, countOpenLinks, type ShareLink } from './shareStore.ts'
import { reportById, type Report } from './store.ts'

type Request = RequestOf<'reports/create-share-link'>

/** Few enough to find each in a list and revoke it. */
const MOST_OPEN = 200

export const createShareLink: Handler<'reports/create-share-link'> = async (body, context) => {
  const { services, person, now } = context
  const token = tokenFor(services.signingKey, person.userId, body.client_id ?? randomUUID())
  // A repeat after a lost response is answered without being counted or refused. [SHARE-4]
  const before = await linkByHash(services.db, person.userId, tokenHash(token))
  if (before !== null) return shareLinkAnswer(before, token)
  const about = `share ${person.userId}`
  const wait = await services.attempts.count(LIMITS.reportOfPerson, about, now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const outcome = await countShareGuess(context, 'report', () => make(body, token, context))
  if (outcome instanceof Refusal) await services.attempts.forgive(LIMITS.reportOfPerson, about, now)
  else services.jobs.wake()
  return outcome instanceof Refusal ? outcome : shareLinkAnswer(outcome, token)
}

/** Derived from the request id, so that a repeat gives the same token, which is never stored. [SHARE-1, SHARE-4] */
const tokenFor = (signingKey: string, userId: number, clientId: string): string =>
  createHmac('sha256', signingKey).update(`share:${userId}:${clientId.toLowerCase()}`).digest('base64url')

const shareLinkAnswer = ({ id, expiresAt }: ShareLink, token: string) => ({
  share_token: token,
  expires: expiresAt,
  link_id: id,
})

async function make(body: Request, token: string, context: CallContext): Promise<ShareLink | Refusal> {
  const { services, person } = context
  const report = await reportById(services.db, person.userId, body.report_uuid)
  if (report === null) return refuse(RESULT.reportDenied)
  if (report.madeAt === null) return refuse(notMade(report))
  const scope = readShareScope(body, report)
  if (scope instanceof Refusal) return scope
  // A link to days without entries could only ever report a failure. [REP-30]
  if (!scope.hasAllDays && !(await hasEntries(context, scope))) return refuse(RESULT.reportEmpty)
  return inTransaction(services.db, (trx) => makeIn(trx, { days: body.days, scope, report, token }, context))
}

function notMade({ state, fault }: Report) {
  if (state === 'waiting') return RESULT.reportWaiting
  return fault === 'empty' ? RESULT.reportEmpty : RESULT.reportFailed
}

function readShareScope({ sections: names, range: wished }: Request, report: Report): ShareScope | Refusal {
  const range = wished ? rangeFromWire(wished) : null
  if (wished && range === null) return malformed('range', 'no-such-range')
  const sections = names?.flatMap((name) => findKeyByWord(SECTION_NAMES, name) ?? []) ?? null
  const scope = shareScope({ sections, range }, toSharedReport(report))
  return scope.ok ? scope.value : malformed(scope.reason, 'not-in-report')
}

function toSharedReport({ request, createdAt }: Report): SharedReport {
  const { sent, span, offset } = request
  return {
    sections: chosenSections(optionsFromWire(sent.options)),
    range: requestedRange(request),
    span,
    today: dayNumberOf({ at: createdAt, offset }),
  }
}

async function hasEntries({ services, person }: CallContext, { span }: ShareScope): Promise<boolean> {
  const days = await listDiaryDays(services.db, person.userId)
  return days.some(({ day }) => day >= span.from && day <= span.to)
}

interface ShareLinkOptions {
  days: number
  scope: ShareScope
  report: Report
  token: string
}

/** Locks in the usual order: account, report, job. */
async function makeIn(
  trx: Trx,
  { days, scope, report, token }: ShareLinkOptions,
  { person, now }: CallContext,
): Promise<ShareLink | Refusal> {
  const { userId, deviceId } = person
  const account = await lockAccountOrRefuse(trx, userId)
  if (account instanceof Refusal) return account
  const before = await linkByHash(trx, userId, tokenHash(token))
  if (before !== null) return before
  if ((await countOpenLinks(trx, userId, now)) >= MOST_OPEN)
    return refuse(RESULT.rateLimited, { retry_after: SECONDS_PER_HOUR })
  const link: ShareLink = {
    userId,
    id: randomUUID(),
    reportUuid: report.uuid,
    sections: scope.sections,
    span: scope.isWhole ? null : scope.span,
    madeAt: now,
    expiresAt: linkEnd(now, days),
    revokedAt: null,
    state: scope.isWhole ? 'ready' : 'waiting',
  }
  const refused = await queueWhatLacks(trx, link, now)
  if (refused !== null) return refused
  await logAccess(trx, { userId, event: 'share-made', deviceId, now })
  await insertLink(trx, tokenHash(token), link)
  return link
}

async function queueWhatLacks(trx: Trx, link: ShareLink, now: number): Promise<Refusal | null> {
  const { userId, reportUuid: uuid } = link
  if (link.span === null) {
    const files = await ensureFiles(trx, { userId, uuid }, now)
    if (files instanceof Refusal) return files
    return files === 'gone' ? refuse(RESULT.reportDenied) : null
  }
  const full = await refuseFullQueue(trx, userId)
  if (full === null) await queueJob(trx, { userId, kind: SHARE_JOB, about: link.id }, now)
  return full
}

const malformed = (path: string, reason: string): Refusal =>
  refuse(RESULT.malformed, { errors: [{ path, reason }] })
