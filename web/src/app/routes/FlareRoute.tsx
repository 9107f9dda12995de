import { FlareScreen } from '../../flare/FlareScreen.tsx'
import { OptionalPart } from '../frame/fallbacks.tsx'
import { LazySyncTag } from '../frame/TopBar.tsx'
import { useDoseOffers } from './useDoseOffers.ts'

/** The flare screen with the sync tag and the questions about doses, which its area does not import. */
export function FlareRoute() {
  const syncTag = (
    <OptionalPart>
      <LazySyncTag />
    </OptionalPart>
  )
  return <FlareScreen syncTag={syncTag} offers={useDoseOffers()} optionalPart={OptionalPart} />
}
