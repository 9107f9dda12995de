import { localNow } from '../device/useNow.ts'
import { spanText } from '../filters/panel/rangeText.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { DownloadButtons } from './DownloadButtons.tsx'
import { generatedText } from './generatedText.ts'
import type { ListedReport } from './reportList.ts'
import { ReportState } from './ReportProgress.tsx'
import { ShareWithDoctor } from './share/ShareWithDoctor.tsx'

interface ReportCardProps {
  report: ListedReport
  onMadeAgain: () => void
}

/** When it was generated, its content and its range. [REP-5] */
export function ReportCard({ report, onMadeAgain }: ReportCardProps) {
  const text = useText('reports')
  const filters = useText('filters')
  const tag = useFormatTag()
  const { state, created, made, sections, span } = report
  const { generated, again } = generatedText({ created, made }, { tag, offsetOf })
  return (
    <article className="card report-listed">
      <h2>{text('generatedOn', { 0: generated })}</h2>
      {again !== null && <p>{text('madeAgain', { 0: again })}</p>}
      <dl>
        {span !== null && (
          <>
            <dt>{filters('dateRange')}</dt>
            <dd>{spanText(span, tag, 'short')}</dd>
          </>
        )}
        <dt>{text('sectionsIncluded')}</dt>
        <dd>{new Intl.ListFormat(tag).format(sections.map((one) => text(one)))}</dd>
      </dl>
      <ReportState report={report} />
      {isOrWasReady(report) && <DownloadButtons report={report} onMadeAgain={onMadeAgain} />}
      {state === 'ready' && <ShareWithDoctor report={report} />}
    </article>
  )
}

/** A report that was ready once can be made again, even after a failure. [REP-33, REP-87] */
const isOrWasReady = ({ state, made }: ListedReport): boolean =>
  state === 'ready' || (state === 'failed' && made !== null)

const offsetOf = (at: number): number => localNow(at).offset
