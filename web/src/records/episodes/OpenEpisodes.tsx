import { useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import type { QuickOffers } from '../quick/useQuickSaving.ts'
import { EpisodeStrip } from './EpisodeStrip.tsx'
import type { ShownEpisode } from './readEpisodes.ts'
import './episodes.css'

interface OpenEpisodeListProps {
  diary: Diary
  episodes: readonly ShownEpisode[]
  offers: QuickOffers | null
  /** How many are shown before "{n} more". */
  most: number
}

/** The latest, then "{n} more". [EPI-7] */
export function OpenEpisodeList({ diary, episodes, offers, most }: OpenEpisodeListProps) {
  const text = useText('episodes')
  const [isAll, setAll] = useState(false)
  const shown = isAll ? episodes : episodes.slice(0, most)
  const more = episodes.length - shown.length
  return (
    <div className="episodes">
      {shown.map((episode) => (
        <EpisodeStrip key={episode.head.ref.clientId} diary={diary} episode={episode} offers={offers} />
      ))}
      {more > 0 && (
        <Button kind="text" label={text('moreEpisodes', { count: more })} onPress={() => setAll(true)} />
      )}
    </div>
  )
}
