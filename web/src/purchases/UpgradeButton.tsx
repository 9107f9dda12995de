import { useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { ProductSheet } from './ProductSheet.tsx'
import { availableUpgrades } from './shop.ts'
import type { PlanStatus } from './usePlanKnown.ts'

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
