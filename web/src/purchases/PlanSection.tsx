import type { Diary } from '../local/rows.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import { CreditsBar } from './CreditsBar.tsx'
import { ManageSubscription } from './ManageSubscription.tsx'
import type { PlanKnown } from './planKnown.ts'
import { PLAN_WORDS } from './productWords.ts'
import './purchases.css'
import { Upgrade } from './UpgradeButton.tsx'
import { usePlanKnown } from './usePlanKnown.ts'
import { DATE } from '../settings/dateForms.ts'

/** The plan as the server last reported it, and the possible upgrades. [BUY-9] */
export function PlanSection({ diary }: { diary: Diary }) {
  const plan = usePlanKnown(diary)
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
        <Upgrade diary={diary} plan={plan} />
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
function Term({ known: { subscription, until } }: { known: PlanKnown }) {
  const text = useText('purchases')
  const format = new Intl.DateTimeFormat(useFormatTag(), DATE)
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
