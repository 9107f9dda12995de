import { optionsFromWire, optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { shareLinkState } from '@reprieve/domain/reports/share/shareLinkState.ts'
import { narrowedOptions } from '@reprieve/domain/reports/share/shareScope.ts'
import type { Job, JobEnd, JobKind } from '../jobs/jobKind.ts'
import { diaryRows, findLastSyncTime } from '../results/diaryRowStore.ts'
import { lockReportAccount } from './accountStore.ts'
import type { ChildHead } from './child/childLines.ts'
import type { ReportChildren } from './child/reportChildren.ts'
import { storeReportFiles } from './fileStore.ts'
import { finishLinkFiles, linkById, wireDays, type ShareLink } from './shareStore.ts'
import { reportById, type Report } from './store.ts'

export const SHARE_JOB = 'share'

const NOTHING: JobEnd = async () => {}

/** Makes the files of a link that shows less than its report. [SHARE-7] */
export const shareJob = (children: ReportChildren): JobKind => ({
  name: SHARE_JOB,
  async work(job, { services, signal, progress }) {
    const { db, now } = services
    const link = await linkById(db, job.userId, job.about)
    if (link?.state !== 'waiting' || shareLinkState(link, now()) !== 'open') return NOTHING
    const report = await reportById(db, job.userId, link.reportUuid)
    if (report === null) return NOTHING
    const end = await children.make({
      head: shareChildHead(link, report, await findLastSyncTime(db, job.userId)),
      rows: diaryRows(db, job.userId),
      signal,
      progress: (percent) => void progress(percent),
    })
    if (end.is !== 'made') return failed(job)
    return async (trx) => {
      await lockReportAccount(trx, job.userId)
      const { userId, about: id } = job
      const isWanted = await finishLinkFiles(trx, { userId, id }, { state: 'ready', content: end.content })
      if (isWanted) await storeReportFiles(trx, { userId, uuid: id }, end.files)
    }
  },
  giveUp: failed,
})

function failed({ userId, about: id }: Pick<Job, 'userId' | 'about'>): JobEnd {
  return async (trx) => {
    await lockReportAccount(trx, userId)
    await finishLinkFiles(trx, { userId, id }, { state: 'failed', content: null })
  }
}

/**
 * The original report, narrowed. It uses the link's id, so that the ids in two files do not reveal that they are of one
 * report. The time of the last sync would say something about days that may have been left out.
 */
function shareChildHead(link: ShareLink, report: Report, receivedUntil: number | null): ChildHead {
  const { request, language, usedCredit } = report
  const { sent, offset, plan } = request
  const span = link.span ?? request.span
  const hasAllDays = span.from === request.span.from && span.to === request.span.to
  const options = narrowedOptions(optionsFromWire(sent.options), { sections: link.sections, hasAllDays })
  // Without the summary, the link is about something else than the visit. [REP-122]
  const { questions = [] } = options.isOn.painSummary ? sent : {}
  const narrowed = { client_id: link.id, options: optionsToWire(options), range: wireDays(span), questions }
  return {
    v: 1,
    request: { ...sent, ...narrowed },
    language,
    made: link.madeAt,
    offset,
    receivedUntil: hasAllDays ? receivedUntil : null,
    plan,
    usedCredit,
  }
}
