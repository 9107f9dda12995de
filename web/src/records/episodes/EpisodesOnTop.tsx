import type { Diary } from '../../local/rows/rows.ts'
import { useTextsReady } from '../../text/useText.tsx'
import type { QuickOffers } from '../quick/useQuickSaving.ts'
import { OpenEpisodeList } from './OpenEpisodes.tsx'
import { useOpenEpisodes } from './useOpenEpisodes.ts'

interface EpisodesOnTopProps {
  diary: Diary
  offers: QuickOffers | null
}

/** On the pages for a new record: a reminder leads to "It's over" in one more press. [EPI-3] */
export function EpisodesOnTop(props: EpisodesOnTopProps) {
  useTextsReady(['episodes'])
  return <OnTop {...props} />
}

function OnTop({ diary, offers }: EpisodesOnTopProps) {
  const open = useOpenEpisodes(diary)
  return open && <OpenEpisodeList diary={diary} episodes={open.onHome} offers={offers} most={1} />
}
