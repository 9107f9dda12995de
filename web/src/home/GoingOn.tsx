import { useEffect, useMemo } from 'react'
import { recordSaved, recordTakenBack } from '../doses/doseOffers.ts'
import type { Diary } from '../local/rows/rows.ts'
import { OpenEpisodeList } from '../records/episodes/OpenEpisodes.tsx'
import { ON_HOME, useEpisodeSearch, useOpenEpisodes } from '../records/episodes/useOpenEpisodes.ts'
import type { QuickOffers } from '../records/quick/useQuickSaving.ts'
import { useTextsReady } from '../text/useText.tsx'
import { GoingOnWaiting } from './GoingOnWaiting.tsx'

interface GoingOnProps {
  diary: Diary
  /** The parts before it are read: now there is time to look through the whole diary. */
  isIdle: boolean
  /** How many have been silent for so long that they stand under To finish. [EPI-6] */
  onForgotten: (count: number) => void
}

/** What is going on, in a chunk of its own: on most days nothing is. [EPI-3, EPI-7] */
export function GoingOn(props: GoingOnProps) {
  useTextsReady(['episodes'])
  return <Shown {...props} />
}

function Shown({ diary, isIdle, onForgotten }: GoingOnProps) {
  const offers = useMemo(
    (): QuickOffers => ({
      saved: (record) => void recordSaved(diary, record).catch(reportError),
      takenBack: (record) => void recordTakenBack(diary, record).catch(reportError),
    }),
    [diary],
  )
  const open = useOpenEpisodes(diary)
  useEpisodeSearch(diary, isIdle && open !== null)
  const forgotten = open?.toFinish.length ?? 0
  useEffect(() => onForgotten(forgotten), [forgotten, onForgotten])
  if (open === null) return <GoingOnWaiting />
  if (open.onHome.length === 0) return null
  return <OpenEpisodeList diary={diary} episodes={open.onHome} offers={offers} most={ON_HOME} />
}
