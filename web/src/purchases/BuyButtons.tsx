import { useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { Button, type ButtonKind } from '../ui/controls/Button.tsx'
import { ProductSheet } from './ProductSheet.tsx'
import { availableUpgrades, creditPacks, type Shop } from './shop.ts'
import type { PlanStatus } from './useAccountStatus.ts'

interface OrderCreditsProps {
  diary: Diary
  shop: Shop | null
  kind?: ButtonKind
}

/** Packs of one, three and five. Where everything is open, none are needed. [BUY-8] */
export function OrderCredits({ diary, shop, kind = 'quiet' }: OrderCreditsProps) {
  const text = useText('purchases')
  const [isOpen, setOpen] = useState(false)
  if (shop?.isOpen === true) return null
  return (
    <>
      <Button kind={kind} label={text('orderCredits')} onPress={() => setOpen(true)} />
      <ProductSheet
        diary={diary}
        title={text('orderCredits')}
        about={text('creditPerReport')}
        shop={shop}
        products={shop === null ? [] : creditPacks(shop)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** For users with an account: the plans above their own. [BUY-10] */
export function UpgradeButton({ diary, plan: { known, shop } }: { diary: Diary; plan: PlanStatus }) {
  const text = useText('purchases')
  const [isOpen, setOpen] = useState(false)
  if (known === null || known.plan === 'subscription' || shop?.isOpen === true) return null
  return (
    <>
      <Button label={text('upgrade')} onPress={() => setOpen(true)} />
      <ProductSheet
        diary={diary}
        title={text('upgrade')}
        shop={shop}
        products={shop === null ? [] : availableUpgrades(shop, known)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
