import { RESULT } from '@reprieve/contract/codes.ts'
import { SECTION_NAMES, optionsFromWire } from '@reprieve/contract/reports/optionsWire.ts'
import { chosenSections } from '@reprieve/domain/reports/reportOptions.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { Bytes, Refusal, refuse, type CallContext, type Handler, type Handlers } from '../handler.ts'
import { queueJob } from '../jobs/jobStore.ts'
import { readBoughtRights } from '../purchases/rights.ts'
import { readReportFile, listFileForms, type ReportFileForm, type ReportFile } from './fileStore.ts'
import { generateReport, refuseFullQueue } from './generate.ts'
import { lockAccountOrRefuse } from './accountStore.ts'
import { limitDownloads } from './limitDownloads.ts'
import { REPORT_JOB } from './makeReport.ts'
import {
  readReportProgress,
  reportById,
  reportByNum,
  reportForUpdate,
  readReportList,
  type ListedReport,
  type Report,
  markForRemake,
  markFailureShown,
} from './store.ts'

const listReports: Handler<'reports/list-user-reports'> = async (_, { services, person, now }) => {
  const { db } = services
  const [reports, forms, progress, { credits }] = await Promise.all([
    readReportList(db, person.userId),
    listFileForms(db, person.userId),
    readReportProgress(db, person.userId),
    readBoughtRights(db, person.userId, now),
  ])
  return {
    reports: reports.map((report) => listed(report, forms.get(report.uuid) ?? [], progress.get(report.uuid))),
    credits_count: credits,
  }
}

function listed(report: ListedReport, forms: ReportFileForm[], progress: number | undefined) {
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
    // The days meant at that time: by now "the last thirty" are others.
    range: { dateRange: said, date: localDay(span.from), date_end: localDay(span.to) },
    language: report.language,
    paper: report.paper,
    used_credit: report.usedCredit ? (1 as const) : (0 as const),
    forms: report.state === 'ready' ? forms : [],
  }
}

/** Old addresses contain a person and a report number; another person's report is answered as unknown. [REP-3] */
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
      // Checks the forms first: a request for a missing file must not use a download slot.
      const held = (await listFileForms(trx, userId)).get(report.uuid) ?? []
      if (!held.includes(form)) return 'gone'
      const file = await limitDownloads(userId, () => readReportFile(trx, report, form))
      if (file instanceof Refusal) return file
      if (file === null) return 'gone'
      await logAccess(trx, { userId, event: 'report-downloaded', deviceId, now })
      return fileAnswer(report, file)
    })
    if (outcome !== 'gone') return outcome
    return again(context, uuid, form)
  })

const faultCode = ({ fault }: Report) => (fault === 'empty' ? RESULT.reportEmpty : RESULT.reportFailed)

/** Reports a failed remake once; a later request tries again. [REP-87] */
async function toldOnce(trx: Trx, report: Report): Promise<Refusal> {
  await markFailureShown(trx, report)
  return refuse(faultCode(report))
}

/** Makes an expired file again for the same days, free of charge; counts against the limit. [REP-33, REP-87] */
async function again(context: CallContext, uuid: string, form: ReportFileForm): Promise<Refusal> {
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

function queueAgain({ services, person, now }: CallContext, uuid: string, form: ReportFileForm) {
  const { userId } = person
  return inTransaction(services.db, async (trx): Promise<Refusal | 'queued'> => {
    // Before the report: all code locks in this order.
    const account = await lockAccountOrRefuse(trx, userId)
    if (account instanceof Refusal) return account
    const report = await reportForUpdate(trx, userId, uuid)
    if (report === null) return refuse(RESULT.reportDenied)
    // Another request was faster.
    if (report.state === 'waiting') return refuse(RESULT.reportWaiting)
    const held = (await listFileForms(trx, userId)).get(report.uuid) ?? []
    // Made meanwhile: making it again would remove the file from the person who was just told of it. [REP-88]
    if (report.state === 'ready' && held.includes(form)) return refuse(RESULT.reportWaiting)
    // It has files, but none of this form: making it again would not add one.
    if (report.state === 'ready' && held.length > 0) return refuse(RESULT.reportFailed)
    const full = await refuseFullQueue(trx, userId)
    if (full !== null) return full
    await markForRemake(trx, report)
    await queueJob(trx, { userId, kind: REPORT_JOB, about: report.uuid }, now)
    return 'queued'
  })
}

/** The file name shows the day and nothing of the content. */
function fileAnswer({ madeAt, createdAt, request }: Report, { form, type, bytes }: ReportFile): Bytes {
  const day = dayOf({ at: madeAt ?? createdAt, offset: request.offset })
  return new Bytes({ type, bytes, filename: `reprieve-report-${day}.${form}`, disposition: 'attachment' })
}

/**
 * Counts before checking and takes the count back when the report exists, so that nobody can try one report id after
 * the other. A response to wait does not reveal whether it exists. [REP-63]
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
