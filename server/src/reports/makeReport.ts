import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { logAccess } from '../access/accessLogStore.ts'
import type { Db, Trx } from '../db/pool.ts'
import type { Job, JobEnd, JobKind, JobServices } from '../jobs/jobKind.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { storedLanguage } from '../outside/letter.ts'
import { readSharedResponses } from '../questionnaires/sharedResponses.ts'
import { giveCreditBack, spendCredit } from '../purchases/creditStore.ts'
import { lockReportAccount } from './accountStore.ts'
import { ANSWERED_KIND, type ChildHead, type ChildRow } from './child/childLines.ts'
import type { ChildEnd } from './child/reportChild.ts'
import type { ReportChildren } from './child/reportChildren.ts'
import { diaryRows, findLastSyncTime } from '../results/diaryRowStore.ts'
import { storeReportFiles } from './fileStore.ts'
import { reportReadyMail } from './mails/reportReady.ts'
import { reportById, type Report, markFailed, markReady } from './store.ts'

export const REPORT_JOB = 'report'

const NOTHING: JobEnd = async () => {}

/** Makes a report, for the first time or again. [REP-27, REP-33] */
export const reportJob = (children: ReportChildren): JobKind => ({
  name: REPORT_JOB,
  async work(job, { services, signal, progress }) {
    const { db, now } = services
    const report = await reportById(db, job.userId, job.about)
    // Deleted with its account.
    if (report === null) return NOTHING
    const made = now()
    const end = await children.make({
      head: reportChildHead(report, { made, receivedUntil: await findLastSyncTime(db, job.userId) }),
      rows: rowsOf(db, report),
      signal,
      progress: (percent) => void progress(percent),
    })
    if (end.is === 'made') return ready(job, end, services)
    return failed(job, end.is === 'empty' ? 'empty' : 'failed', services)
  },
  giveUp: (job, services) => failed(job, 'failed', services),
})

/** The diary, and the questionnaire responses of its days: they are the person's own, whoever asked. [FHIR-11] */
async function* rowsOf(db: Db, { userId, language, request }: Report): AsyncGenerator<readonly ChildRow[]> {
  yield* diaryRows(db, userId)
  for await (const some of readSharedResponses(db, { userId, language, ...request.span }))
    yield some.map((response) => ({ kind: ANSWERED_KIND, ...response }))
}

function reportChildHead(
  report: Report,
  { made, receivedUntil }: Pick<ChildHead, 'made' | 'receivedUntil'>,
): ChildHead {
  const { request, language, usedCredit, madeAt } = report
  const { sent, span, offset, plan } = request
  const days = { dateRange: 'custom', date: localDay(span.from), date_end: localDay(span.to) } as const
  // A remake covers the days of that time: "the last thirty" would by now be others.
  const wireRequest = madeAt === null ? sent : { ...sent, range: days }
  const at = madeAt === null ? report.createdAt : made
  return { v: 1, request: wireRequest, language, made: at, offset, receivedUntil, plan, usedCredit }
}

type ChildSuccess = Extract<ChildEnd, { is: 'made' }>

/** Locks the account first, as everywhere; the runner deletes the job's row last. [JOB-6] */
const ready =
  (job: Job, { files, content }: ChildSuccess, { config, now }: JobServices): JobEnd =>
  async (trx) => {
    const account = await lockReportAccount(trx, job.userId)
    const report = await unfinished(trx, job.userId, job.about)
    if (account === null || report === null) return
    const at = now()
    const isFirst = report.madeAt === null
    if (isFirst) await logAccess(trx, { ...reportOwner(report), event: 'report-made', now: at })
    if (isFirst && report.usedCredit)
      await spendCredit(trx, { userId: job.userId, about: report.uuid, now: at })
    await markReady(trx, report, { attempt: job.attempt, content, now: at })
    await storeReportFiles(trx, report, files)
    // For a remake no mail is needed: the person is on the page that asked for it.
    if (!isFirst) return
    const words = reportReadyMail(
      storedLanguage(account.language),
      `${config.publicUrl}/report/${report.uuid}`,
    )
    await queueMail(trx, { userId: job.userId, to: account.email, ...words }, at)
  }

const failed =
  ({ userId, about: uuid }: Job, fault: Fault, { now }: JobServices): JobEnd =>
  (trx) =>
    endReportInFault(trx, { userId, uuid }, { fault, now: now() })

type Fault = 'empty' | 'failed'

/** Returns a reserved credit, once; a credit spent when it was first made stays spent. [REP-30, REP-31, BUY-5] */
export async function endReportInFault(
  trx: Trx,
  { userId, uuid }: Pick<Report, 'userId' | 'uuid'>,
  { fault, now }: { fault: Fault; now: number },
): Promise<void> {
  await lockReportAccount(trx, userId)
  const report = await unfinished(trx, userId, uuid)
  if (report === null) return
  if (report.usedCredit) await giveCreditBack(trx, { userId, about: uuid, now })
  await markFailed(trx, report, fault)
}

async function unfinished(trx: Trx, userId: number, uuid: string): Promise<Report | null> {
  const report = await reportById(trx, userId, uuid)
  return report?.state === 'waiting' ? report : null
}

const reportOwner = ({ userId, request }: Report) => ({ userId, deviceId: request.deviceId })
