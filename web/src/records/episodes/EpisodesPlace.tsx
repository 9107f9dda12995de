import { useState } from 'react'
import { readChoice } from '../../device/storage.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { partWhenLoaded } from '../../text/partWhenLoaded.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import type { QuickOffers } from '../quick/useQuickSaving.ts'
import './episodesPlace.css'

const EpisodesOnTop = partWhenLoaded(
  lazyComponent(() => import('./EpisodesOnTop.tsx'), 'EpisodesOnTop'),
  ['episodes'],
)

interface EpisodesPlaceProps {
  diary: Diary
  offers: QuickOffers | null
}

/**
 * Above the keys of a new record. Only if something went on when this device last looked: a strip that appeared later
 * would push the keys from under the thumb. [EPI-3]
 */
export function EpisodesPlace(props: EpisodesPlaceProps) {
  const [isGoingOn] = useState(() => Number(readChoice('goingRow')) > 0)
  if (!isGoingOn) return null
  return (
    <div className="episodes-place">
      <EpisodesOnTop {...props} />
    </div>
  )
}
