import type { Diary } from '../local/rows.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { OrderCredits } from './OrderCredits.tsx'
import './purchases.css'
import type { PlanInUse } from './usePlanKnown.ts'
import { WaitingPurchases } from './WaitingPurchases.tsx'

interface CreditsBarProps {
  diary: Diary
  plan: PlanInUse
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
