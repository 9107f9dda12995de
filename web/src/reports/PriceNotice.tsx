import type { Diary } from '../local/rows/rows.ts'
import { OrderCredits, UpgradeButton } from '../purchases/BuyButtons.tsx'
import type { PlanStatus } from '../purchases/useAccountStatus.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import type { ReportPrice } from './reportPrice.ts'

interface PriceNoteProps {
  diary: Diary
  plan: PlanStatus
  price: ReportPrice
}

/** Says before any press what the report costs and why, and how to get a missing credit. [REP-58, REP-59] */
export function PriceNotice({ diary, plan, price }: PriceNoteProps) {
  const text = useText('reports')
  const common = useText('common')
  return (
    <>
      {/* It changes with every choice above, where the person's focus is. */}
      <div className="report-price" aria-live="polite">
        {price.is === 'unknown' && (
          <Note
            kind="info"
            action={<Button kind="text" label={common('retry')} onPress={() => void plan.learn()} />}
          >
            {text('planNotKnown')}
          </Note>
        )}
        {'notes' in price &&
          price.notes.map((note) => (
            <Note key={note} kind={note === 'liteNotice' ? 'info' : 'warn'}>
              {text(note)}
            </Note>
          ))}
      </div>
      <div className="report-ways">
        {price.is === 'no-credit' && <OrderCredits diary={diary} shop={plan.shop} />}
        {'notes' in price && price.notes.length > 0 && <UpgradeButton diary={diary} plan={plan} />}
      </div>
    </>
  )
}
