import { RESULT } from '@reprieve/contract/codes.ts'
import { SECTION_NAMES, optionsFromWire } from '@reprieve/contract/reports/optionsWire.ts'
import { chosenSections } from '@reprieve/domain/reports/reportOptions.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { logAccess } from '../access/accessLog.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Bytes, Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { queueJob } from '../jobs/jobQueue.ts'
import { boughtBy } from '../purchases/rights.ts'
import { fileOf, formsOf, type Form, type ReportFile } from './files.ts'
import { generateReport, lockLiving, placeFor } from './generate.ts'
import { inFlight } from './handlersInFlight.ts'
import { REPORT_JOB } from './makeReport.ts'
import {
  progressOf,
  reportById,
  reportByNum,
  reportForUpdate,
  reportsOf,
  type ListedReport,
  type Report,
} from './store.ts'
import { makeAgain, markTold } from './storeChanges.ts'

const listReports: Handler<'reports/list-user-reports'> = async (_, { services, person, now }) => {
  const { db } = services
  const [reports, forms, progress, { credits }] = await Promise.all([
    reportsOf(db, person.userId),
    formsOf(db, person.userId),
    progressOf(db, person.userId),
    boughtBy(db, person.userId, now),
  ])
  return {
    reports: reports.map((report) => listed(report, forms.get(report.uuid) ?? [], progress.get(report.uuid))),
    credits_count: credits,
  }
}

function listed(report: ListedReport, forms: Form[], progress: number | undefined) {
  const { said, span, switches } = report.request
  return {
    report_uuid: report.uuid,
    num: report.num,
    state: report.state,
    ...(report.state === 'waiting' ? { progress: progress ?? 0 } : {}),
    fault: report.fault,
    created: report.createdAt,
    made: report.madeAt,
    sections: chosenSections(optionsFromWire(switches)).map((section) => SECTION_NAMES[section]),
    // The days that were meant then: by now "the last thirty" are others.
    range: { dateRange: said, date: localDay(span.from), date_end: localDay(span.to) },
    language: report.language,
    paper: report.paper,
    used_credit: report.usedCredit ? (1 as const) : (0 as const),
    forms: report.state === 'ready' ? forms : [],
  }
}

/** Old addresses name a person and the number of a report: another's is as unknown as one that never was. [REP-3] */
const getUuid: Handler<'reports/get-report-uuid'> = ({ user_id: userId, report_oldid: num }, context) =>
  countedLook(context, async () => {
    const { services, person } = context
    const report = userId === person.userId ? await reportByNum(services.db, userId, num) : null
    return report === null ? refuse(RESULT.reportDenied) : { report_uuid: report.uuid }
  })

export const downloadReport: Handler<'reports/download-user-report'> = (
  { report_uuid: uuid, form },
  context,
) =>
  countedLook(context, async () => {
    const { services, person, now } = context
    const { userId, deviceId } = person
    const outcome = await inTransaction(services.db, async (trx) => {
      const report = await reportById(trx, userId, uuid)
      if (report === null) return refuse(RESULT.reportDenied)
      if (report.state === 'waiting') return refuse(RESULT.reportWaiting)
      if (report.madeAt === null) return refuse(faultCode(report))
      if (report.state === 'failed') return toldOnce(trx, report)
      // By the names first: who only waits for a file takes nobody's place.
      const held = (await formsOf(trx, userId)).get(report.uuid) ?? []
      if (!held.includes(form)) return 'gone'
      const file = await inFlight(userId, () => fileOf(trx, report, form))
      if (file instanceof Refusal) return file
      if (file === null) return 'gone'
      await logAccess(trx, { userId, event: 'report-downloaded', deviceId, now })
      return fileAnswer(report, file)
    })
    if (outcome !== 'gone') return outcome
    return again(context, uuid, form)
  })

const faultCode = ({ fault }: Report) => (fault === 'empty' ? RESULT.reportEmpty : RESULT.reportFailed)

/** One that could not be made again says so to who waits for it; asked for after that, it is tried once more. [REP-87] */
async function toldOnce(trx: Trx, report: Report): Promise<Refusal> {
  await markTold(trx, report)
  return refuse(faultCode(report))
}

/** The file has had its time, and is made once more, of the same days and for nothing: it counts as one more. [REP-33, REP-87] */
async function again(context: CallContext, uuid: string, form: Form): Promise<Refusal> {
  const { services, person, now } = context
  const wait = await services.attempts.count(LIMITS.reportOfPerson, String(person.userId), now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const outcome = await queueAgain(context, uuid, form)
  if (outcome === 'queued') {
    services.jobs.wake()
    return refuse(RESULT.reportWaiting)
  }
  await services.attempts.forgive(LIMITS.reportOfPerson, String(person.userId), now)
  return outcome
}

function queueAgain({ services, person, now }: CallContext, uuid: string, form: Form) {
  const { userId } = person
  return inTransaction(services.db, async (trx): Promise<Refusal | 'queued'> => {
    // Before the report: in this order everybody locks.
    const account = await lockLiving(trx, userId)
    if (account instanceof Refusal) return account
    const report = await reportForUpdate(trx, userId, uuid)
    if (report === null) return refuse(RESULT.reportDenied)
    // Somebody was faster.
    if (report.state === 'waiting') return refuse(RESULT.reportWaiting)
    const held = (await formsOf(trx, userId)).get(report.uuid) ?? []
    // And was so fast that it is there by now: made once more it would be gone for who has been told of it. [REP-88]
    if (report.state === 'ready' && held.includes(form)) return refuse(RESULT.reportWaiting)
    // It has its files, and none of this form: making it again would give it none either.
    if (report.state === 'ready' && held.length > 0) return refuse(RESULT.reportFailed)
    const full = await placeFor(trx, userId)
    if (full !== null) return full
    await makeAgain(trx, report)
    await queueJob(trx, { userId, kind: REPORT_JOB, about: report.uuid }, now)
    return 'queued'
  })
}

/** The name tells the day and nothing of what is in it. */
function fileAnswer({ madeAt, createdAt, request }: Report, { form, type, bytes }: ReportFile): Bytes {
  const day = dayOf({ at: madeAt ?? createdAt, offset: request.offset })
  return new Bytes({ type, bytes, filename: `reprieve-report-${day}.${form}`, disposition: 'attachment' })
}

/**
 * Counted before it is looked for and taken back when it was there, so that nobody can try one address of a report
 * after the other. Being told to wait says nothing of whether it is. [REP-63]
 */
async function countedLook<Answer>(
  context: CallContext,
  look: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const { services, now, address } = context
  const from = `report ${addressGroup(address)}`
  const wait = await services.attempts.count(LIMITS.shareOfAddress, from, now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const outcome = await look()
  const isGuess = outcome instanceof Refusal && outcome.code === RESULT.reportDenied
  if (!isGuess) await services.attempts.forgive(LIMITS.shareOfAddress, from, now)
  return outcome
}

export const reportHandlers = {
  'reports/generate-report': generateReport,
  'reports/get-report-uuid': getUuid,
  'reports/list-user-reports': listReports,
  'reports/download-user-report': downloadReport,
} satisfies Handlers
