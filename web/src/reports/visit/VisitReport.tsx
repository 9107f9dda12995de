import { chosenSections } from '@reprieve/domain/reports/reportOptions.ts'
import { Suspense, useId } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useIsOnline } from '../../device/useIsOnline.ts'
import { spanText } from '../../filters/panel/rangeText.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { useLocation, useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { SubscriptionEnded } from '../../purchases/SubscriptionEnded.tsx'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { GenerateResult } from '../GenerateResult.tsx'
import { PresetChoice } from '../PresetChoice.tsx'
import { PriceNotice } from '../PriceNotice.tsx'
import { DownloadButtons, DownloadMessage, ReportState } from '../ReportDownload.tsx'
import type { SyncFirst } from '../generateReport.ts'
import { useVisitReport, type VisitReportState } from './useVisitReport.ts'

const MakeLink = lazyComponent(() => import('../share/MakeLink.tsx'), 'MakeLink')

interface VisitReportProps {
  diary: Diary
  syncFirst: SyncFirst
}

/** The report for the visit; without account or network the brief that this device prints. [REP-124] */
export function VisitReport({ diary, syncFirst }: VisitReportProps) {
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const isOnline = useIsOnline()
  if (!isSignedIn) return <PrintOnly why="noAccount" />
  if (!isOnline) return <PrintOnly why="offline" />
  return <ReportForVisit diary={diary} syncFirst={syncFirst} />
}

function PrintOnly({ why }: { why: 'noAccount' | 'offline' }) {
  const text = useText('visit')
  const account = useText('account')
  const heading = useId()
  const redirect = useLocation({ select: ({ href }) => href })
  return (
    <>
      <section className="card visit-card" aria-labelledby={heading}>
        <h2 id={heading}>{text('report')}</h2>
        <p>{text(why)}</p>
        {why === 'noAccount' && (
          <div className="visit-ways">
            <Link className="button" to={PATHS.register} search={{ redirect }}>
              {account('register')}
            </Link>
            <Link className="button" to={PATHS.login} search={{ redirect }}>
              {account('logIn')}
            </Link>
          </div>
        )}
      </section>
      <VisitFoot>
        <Button
          kind="primary"
          label={text('printBrief')}
          icon={<Icon name="reports" />}
          onPress={() => print()}
        />
      </VisitFoot>
    </>
  )
}

function ReportForVisit({ diary, syncFirst }: VisitReportProps) {
  const text = useText('visit')
  const tag = useFormatTag()
  const heading = useId()
  const navigate = useNavigate()
  const state = useVisitReport(diary, syncFirst)
  const { report, options, overlays, plan, price, generating, current, isBusy, wish } = state
  const { results, setOptions } = report
  const isReading = 'is' in results
  const isEmpty = !isReading && results.selection.rows.length === 0
  const cannot = chosenSections(options).length === 0 || price.is === 'unknown' || price.is === 'reading'
  const choose = (): void => {
    setOptions(() => options)
    void navigate({ to: PATHS.reportCreate })
  }
  return (
    <>
      <section className="card visit-card" aria-labelledby={heading}>
        <h2 id={heading}>{text('report')}</h2>
        <PresetChoice
          {...{ options, overlays, results }}
          onChange={(next) => setOptions(() => next(options))}
        />
        <div className="visit-hint">
          <p>{!isReading && text('covers', { days: spanText(results.selection.span, tag, 'short') })}</p>
          <p>{text('readyIn')}</p>
        </div>
        <div className="visit-text-button">
          <Button kind="text" label={text('chooseParts')} onPress={choose} />
        </div>
        <PriceNotice {...{ diary, plan, price }} />
        <div className="visit-ways">
          <Button
            label={text('getLink')}
            icon={<DiaryIcon name="link" />}
            isBusy={isBusy && wish === 'link'}
            isDisabled={cannot || isEmpty}
            onPress={state.getLink}
          />
          <Button
            label={text('print')}
            icon={<DiaryIcon name="print" />}
            isBusy={isBusy && wish === 'print'}
            isDisabled={cannot || isEmpty}
            onPress={state.print}
          />
        </div>
        <VisitReportProgress diary={diary} state={state} />
      </section>
      <VisitFoot>
        <p className="visit-status" role="status">
          {isBusy && text('readyIn')}
          {current?.state === 'ready' && (
            <>
              <b>{text('reportReady')}</b>
              <Link className="button text" to={PATHS.report} params={{ report_uuid: current.uuid }}>
                {text('openReport')}
              </Link>
            </>
          )}
        </p>
        <Button
          kind="primary"
          label={text('makeReport')}
          icon={<Icon name="reports" />}
          isBusy={isBusy}
          isDisabled={cannot}
          disabledReason={isEmpty ? text('nothingYet') : null}
          onPress={state.make}
        />
      </VisitFoot>
      <SubscriptionEnded
        isOpen={generating.isAskingHow}
        credits={plan.known?.credits ?? 0}
        onManage={() => void navigate({ to: PATHS.profile, search: { section: 'plan' } })}
        onUseCredit={generating.useCredit}
        onClose={generating.stopAsking}
      />
    </>
  )
}

interface VisitReportProgressProps {
  diary: Diary
  state: VisitReportState
}

/** The button that failed is at the bottom edge, the message far above or below it. */
const showOnScreen = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' })

/** What became of the report. It goes on if the person leaves the screen. [REP-125] */
function VisitReportProgress({ diary, state }: VisitReportProgressProps) {
  const text = useText('visit')
  const reports = useText('reports')
  const share = useText('share')
  const common = useText('common')
  const { plan, generating, current, linked, printed } = state
  const { busy, told } = generating
  return (
    <>
      {busy === 'sending' && <p>{reports('sendingFirst')}</p>}
      {current?.state === 'waiting' && <Note kind="info">{text('canLeave')}</Note>}
      {told !== null && told.is !== 'received' && (
        <div ref={showOnScreen}>
          <GenerateResult {...{ diary, plan, told }} onRetry={state.make} />
        </div>
      )}
      {told?.is === 'no-line' && <Button label={text('printBrief')} onPress={() => print()} />}
      {current !== null && <ReportState report={current} />}
      {current?.state === 'ready' && <DownloadButtons report={current} onMadeAgain={state.reload} />}
      <div role="status">{printed === 'tab-blocked' && <Note kind="info">{text('pdfSaved')}</Note>}</div>
      <div role="alert">
        {printed !== null && typeof printed !== 'string' && (
          <DownloadMessage became={printed} onRetry={state.print} />
        )}
      </div>
      {linked !== null && (
        <Sheet isOpen title={share('makeTitle')} closeLabel={common('close')} onClose={state.closeLink}>
          <Suspense>
            <MakeLink report={linked} />
          </Suspense>
        </Sheet>
      )}
    </>
  )
}

const VisitFoot = ({ children }: { children: React.ReactNode }) => (
  <div className="visit-foot">{children}</div>
)
