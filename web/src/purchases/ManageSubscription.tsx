import { useState, useSyncExternalStore } from 'react'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { endInSandbox } from './endInSandbox.ts'
import { learnPlan, type PlanKnown } from './planKnown.ts'
import { SandboxKeyForm } from './SandboxKeyForm.tsx'
import { sandboxKey } from './sandboxKey.ts'
import type { Shop } from './shop.ts'
import { StoreLink } from './WhereToBuy.tsx'

interface ManageSubscriptionProps {
  diary: Diary
  known: PlanKnown
  shop: Shop | null
}

/** A store manages the subscriptions it sold: a link to its page, or at least a text that says where to go. [BUY-7] */
export function ManageSubscription({ diary, known, shop }: ManageSubscriptionProps) {
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

const pageOf = ({ market }: PlanKnown, shop: Shop | null): string | undefined =>
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
    const hasEnded = await endInSandbox(diary, ask)
    await learnPlan(diary, ask)
    onEnd()
    toasts.show(
      hasEnded ? { message: text('sandboxEnded'), isDone: true } : { message: common('noDataConnection') },
    )
  }
  // The purchase is stored here without the key. [BUY-30]
  if (key === null && !isBusy) return <SandboxKeyForm />
  return <Button label={text('sandboxEnd')} isBusy={isBusy} onPress={() => void end()} />
}
