import type { Key } from '@reprieve/locales/words.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { OrderCredits } from './BuyButtons.tsx'
import { MARKETS, type StoredPurchase, type Market } from './purchaseTable.ts'
import type { PlanStatus } from './useAccountStatus.ts'
import './purchases.css'

const UNABLE: Record<Market, Key<'purchases'>> = {
  google: 'unableGooglePlay',
  apple: 'unableAppStore',
  sandbox: 'unableStore',
}

interface WaitingPurchasesProps {
  waiting: readonly StoredPurchase[]
  onRetry: () => void
}

/** A paid purchase stays visible until the server has granted it. [BUY-13] */
function WaitingPurchases({ waiting, onRetry }: WaitingPurchasesProps) {
  const text = useText('purchases')
  const common = useText('common')
  const markets = MARKETS.filter((market) => waiting.some((one) => one.market === market))
  return (
    <div className="purchases-waiting" role="status">
      {markets.map((market) => (
        <Note
          key={market}
          kind="warn"
          action={<Button kind="text" label={common('retry')} onPress={onRetry} />}
        >
          {text(UNABLE[market])}
          <br />
          {text('keptPurchases', { count: waiting.filter((one) => one.market === market).length })}
        </Note>
      ))}
    </div>
  )
}

interface CreditsBarProps {
  diary: Diary
  plan: PlanStatus
}

/** The number of report credits, and a way to buy more. Shows nothing until a server has reported it. [BUY-8] */
export function CreditsBar({ diary, plan }: CreditsBarProps) {
  const text = useText('purchases')
  const tag = useFormatTag()
  const { known, shop, waiting } = plan
  if (known === null || shop?.isOpen === true) return null
  return (
    <section className="card credits-bar" aria-label={text('creditsAvailable')}>
      <p className="credits-told">
        <span className="credits-count">{new Intl.NumberFormat(tag).format(known.credits)}</span>
        {text('creditsAvailable')}
      </p>
      <OrderCredits kind="text" diary={diary} shop={shop} />
      <WaitingPurchases waiting={waiting} onRetry={() => void plan.learn()} />
    </section>
  )
}
