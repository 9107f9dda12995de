import { Suspense } from 'react'
import { QuickScreen } from '../../records/quick/QuickScreen.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { useDoseOffers } from './useDoseOffers.ts'

const SharedLineOffer = lazyComponent(() => import('../../signals/SharedLineOffer.tsx'), 'SharedLineOffer')

function LineOffer(props: { line: string; onKept: () => void }) {
  return (
    <Suspense>
      <SharedLineOffer {...props} />
    </Suspense>
  )
}

export function QuickRoute() {
  return <QuickScreen offers={useDoseOffers()} LineOffer={LineOffer} />
}
