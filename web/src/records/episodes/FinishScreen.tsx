import { useDiary } from '../../access/diary.ts'
import { useReturn } from '../../access/useReturn.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Screen, ScreenHeader } from '../../ui/layout/Screen.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import type { QuickOffers } from '../quick/useQuickSaving.ts'
import { EpisodeStrip } from './EpisodeStrip.tsx'
import { useEpisodeSearch, useOpenEpisodes } from './useOpenEpisodes.ts'
import './episodes.css'

const AREAS: readonly BrowserArea[] = ['episodes', 'records', 'scale']

/** Everything that is open, also what home no longer shows; the shortcut of the installed app leads here. [EPI-12] */
export function FinishScreen({ offers }: { offers: QuickOffers | null }) {
  useTextsReady(AREAS)
  return <Finish offers={offers} />
}

function Finish({ offers }: { offers: QuickOffers | null }) {
  const shell = useText()
  const common = useText('common')
  const text = useText('episodes')
  const diary = useDiary()
  const goBack = useReturn()
  const open = useOpenEpisodes(diary)
  useEpisodeSearch(diary, open !== null)
  const episodes = open === null ? [] : [...open.onHome, ...open.toFinish]
  return (
    <Screen
      header={
        <ScreenHeader
          title={text('goingOn')}
          leave={{ label: common('close'), sign: 'close', onLeave: () => goBack('settled') }}
        />
      }
    >
      <div className="finish">
        {open === null && <Skeleton longText={shell('waitingLong')} />}
        {open !== null && episodes.length === 0 && (
          <EmptyState title={text('nothingGoingOn')}>
            <Link className="button primary" to={PATHS.home}>
              {shell('backHome')}
            </Link>
          </EmptyState>
        )}
        <div className="episodes">
          {episodes.map((episode) => (
            <EpisodeStrip key={episode.head.ref.clientId} diary={diary} episode={episode} offers={offers} />
          ))}
        </div>
      </div>
    </Screen>
  )
}
