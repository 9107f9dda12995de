import { regionsChosen } from '@reprieve/domain/records/bodyRegions.ts'
import { strengthsOnFigure } from '@reprieve/domain/records/placeStrength.ts'
import { Suspense } from 'react'
import { useLists } from '../../lists/useLists.ts'
import { useText } from '../../text/useText.tsx'
import { BODY_REGIONS } from '../../ui/bodyMap/bodyRegion.ts'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { placesText } from '../placeText.ts'
import { toLabelledPlaces } from './bodyPlaces.ts'
import type { SectionProps } from './recordSections.ts'
import './bodySummary.css'

const BodyPicture = lazyComponent(() => import('../../ui/bodyMap/BodyPicture.tsx'), 'BodyPicture')

/** The body figure beside the other sections; nothing while no location is chosen. */
export function BodySummary({ diary, record }: Pick<SectionProps, 'diary' | 'record'>) {
  const text = useText('records')
  const { itemsOf, labelOf } = useLists(diary)
  if (record.location.length === 0) return null
  const places = toLabelledPlaces(itemsOf('location'))
  const regions = regionsChosen(record, places)
  return (
    <figure className="body-summary">
      <Suspense fallback={<div className="body-summary-place" />}>
        <BodyPicture
          chosen={new Set(BODY_REGIONS.filter((region) => regions.has(region)))}
          numbers={strengthsOnFigure(record, places)}
          sides={{ left: text('sideLeft'), right: text('sideRight') }}
        />
      </Suspense>
      <figcaption>{placesText(record, labelOf)}</figcaption>
    </figure>
  )
}
