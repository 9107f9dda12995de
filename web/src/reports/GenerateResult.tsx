import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { OrderCredits, UpgradeButton } from '../purchases/BuyButtons.tsx'
import type { PlanStatus } from '../purchases/useAccountStatus.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { ReportProgress } from './ReportDownload.tsx'
import type { GenerateOutcome } from './generateReport.ts'

interface GenerateToldProps {
  diary: Diary
  plan: PlanStatus
  told: GenerateOutcome
  onRetry: () => void
}

/** The result of the request, shown where the button was pressed. */
export function GenerateResult({ diary, plan, told, onRetry }: GenerateToldProps) {
  const text = useText('reports')
  const account = useText('account')
  const common = useText('common')
  const retry = <Button kind="text" label={common('retry')} onPress={onRetry} />
  switch (told.is) {
    case 'received':
      return <Received diary={diary} {...told} />
    case 'no-line':
      return <Trouble action={retry}>{common('noInternet')}</Trouble>
    case 'not-all-sent':
      return <Trouble action={retry}>{text('notAllSent')}</Trouble>
    case 'no-password':
      return (
        <Trouble
          action={
            <Link className="button text" to={PATHS.profile} search={{ section: 'account' }}>
              {account('setPassword')}
            </Link>
          }
        >
          {text('setPasswordFirst')}
        </Trouble>
      )
    case 'credit-needed':
    case 'subscription-ended':
      return (
        <div className="report-told" role="alert">
          <Note kind="warn">{text('creditMissing')}</Note>
          <OrderCredits diary={diary} shop={plan.shop} />
          <UpgradeButton diary={diary} plan={plan} />
        </div>
      )
    case 'refused':
      return <Trouble action={retry}>{told.message}</Trouble>
  }
}

function Trouble({ action, children }: { action: React.ReactNode; children: string }) {
  return (
    <div className="report-told" role="alert">
      <Note kind="warn" action={action}>
        {children}
      </Note>
    </div>
  )
}

/** [REP-21, REP-22] */
function Received({ diary, uuid, hasUsedCredit }: { diary: Diary; uuid: string; hasUsedCredit: boolean }) {
  const text = useText('reports')
  return (
    <div className="report-told">
      <div role="status">
        <Note kind="info">
          {hasUsedCredit ? `${text('requestReceived')} ${text('balanceUpdated')}` : text('requestReceived')}
        </Note>
      </div>
      <ReportProgress diary={diary} uuid={uuid} />
      <Link className="button text" to={PATHS.reports}>
        {text('openReports')}
      </Link>
    </div>
  )
}
