import { RESULT } from '@reprieve/contract/codes.ts'
import { useState, useSyncExternalStore } from 'react'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows/rows.ts'
import { DATE_FORMAT } from '../text/dateFormats.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { UpgradeButton } from './BuyButtons.tsx'
import { CreditsBar } from './CreditsBar.tsx'
import { SandboxKeyForm, StoreLink } from './ProductSheet.tsx'
import { refreshPlan, type PlanDetails } from './plan.ts'
import { dropPurchases, acceptedPurchases } from './purchaseTable.ts'
import { endingToken, sandboxKey, addSandboxKey } from './sandboxKey.ts'
import { PLAN_WORDS, readShop, type Shop } from './shop.ts'
import { usePlanStatus } from './useAccountStatus.ts'
import './purchases.css'

interface ManageSubscriptionProps {
  diary: Diary
  known: PlanDetails
  shop: Shop | null
}

/** A store manages the subscriptions it sold: a link to its page, or at least a text that says where to go. [BUY-7] */
function ManageSubscription({ diary, known, shop }: ManageSubscriptionProps) {
  const text = useText('purchases')
  const common = useText('common')
  const [isOpen, setOpen] = useState(false)
  const page = pageOf(known, shop)
  if (page !== undefined) return <StoreLink to={page} label={text('manageSubscription')} />
  return (
    <>
      <Button label={text('manageSubscription')} onPress={() => setOpen(true)} />
      <Sheet
        isOpen={isOpen}
        title={text('manageSubscription')}
        closeLabel={common('close')}
        onClose={() => setOpen(false)}
      >
        <p>{text(known.market === 'sandbox' ? 'sandboxAbout' : 'managedInApp')}</p>
        {known.market === 'sandbox' && known.subscription === 'live' && (
          <EndInSandbox diary={diary} onEnd={() => setOpen(false)} />
        )}
      </Sheet>
    </>
  )
}

const pageOf = ({ market }: PlanDetails, shop: Shop | null): string | undefined =>
  market === 'google' || market === 'apple' ? shop?.storePages[market] : undefined

function EndInSandbox({ diary, onEnd }: { diary: Diary; onEnd: () => void }) {
  const ask = useAsk()
  const toasts = useToasts()
  const text = useText('purchases')
  const common = useText('common')
  const [isBusy, setBusy] = useState(false)
  const key = useSyncExternalStore(sandboxKey.subscribe, sandboxKey.current)
  const end = async (): Promise<void> => {
    setBusy(true)
    const hasEnded = await endSandboxSubscription(diary, ask)
    await refreshPlan(diary, ask)
    onEnd()
    toasts.show(
      hasEnded ? { message: text('sandboxEnded'), isDone: true } : { message: common('noDataConnection') },
    )
  }
  // The purchase is stored here without the key. [BUY-30]
  if (key === null && !isBusy) return <SandboxKeyForm />
  return <Button label={text('sandboxEnd')} isBusy={isBusy} onPress={() => void end()} />
}

/** Lets the end of a subscription be tested as well (D43), on the device that bought it. */
export async function endSandboxSubscription(diary: Diary, ask: Ask): Promise<boolean> {
  const [shop, taken] = await Promise.all([readShop(diary), acceptedPurchases(diary)])
  const ids = shop?.products.filter(({ kind }) => kind === 'subscription').map(({ id }) => id) ?? []
  const bought = taken.filter(({ market, productId }) => market === 'sandbox' && ids.includes(productId))
  const last = bought.at(-1)
  const token = last === undefined ? null : addSandboxKey(last.token)
  if (last === undefined || token === null) return false
  const answer = await ask('purchases/complete-purchase', {
    package_name: last.packageName,
    market: last.market,
    purchase_token: endingToken(token),
    product_id: last.productId,
  })
  // The key may have been wrong: the next attempt asks for it again.
  if (answer.reached && answer.code === RESULT.purchaseInvalid) sandboxKey.become(null)
  const hasEnded = answer.reached && answer.code === RESULT.subscriptionEnded
  // Reported again to a restored server, it would become active again.
  if (hasEnded) await dropPurchases(diary, [last.id])
  return hasEnded
}

/** The plan as the server last reported it, and the possible upgrades. [BUY-9] */
export function PlanSection({ diary }: { diary: Diary }) {
  const plan = usePlanStatus(diary)
  const text = useText('profile')
  const purchases = useText('purchases')
  const { known, shop } = plan
  if (known === null) return <p role="status">{text('planNotKnown')}</p>
  const { name, about } = PLAN_WORDS[known.plan]
  return (
    <div className="profile-part">
      <p className="profile-strong">{purchases(name)}</p>
      <p>{purchases(about)}</p>
      {known.sponsoredBy !== null && <SponsoredBy name={known.sponsoredBy} />}
      {shop?.isOpen === true ? <p>{purchases('everythingOpen')}</p> : <Term known={known} />}
      <CreditsBar diary={diary} plan={plan} />
      <div className="profile-ways">
        <UpgradeButton diary={diary} plan={plan} />
        {known.market !== null && known.subscription !== 'none' && (
          <ManageSubscription diary={diary} known={known} shop={shop} />
        )}
      </div>
    </div>
  )
}

/** Lasts as long as the membership. [INST-11] */
function SponsoredBy({ name }: { name: string }) {
  const text = useText('institutions')
  return <p>{text('paidBy', { name })}</p>
}

/** The end date; the device's clock never ends a plan. [BUY-19] */
function Term({ known: { subscription, until } }: { known: PlanDetails }) {
  const text = useText('purchases')
  const format = new Intl.DateTimeFormat(useFormatTag(), DATE_FORMAT)
  const date = until === null ? null : format.format(until)
  if (subscription === 'ended') {
    return (
      <Note kind="warn">
        <strong>{text('subscriptionExpired')}</strong>
        <br />
        {date !== null && text('subscriptionEndedOn', { date })}
      </Note>
    )
  }
  return subscription === 'live' && date !== null && <p>{text('subscriptionRuns', { date })}</p>
}
