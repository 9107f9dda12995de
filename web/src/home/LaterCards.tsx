import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useLayoutEffect } from 'react'
import type { Diary } from '../local/rows.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import type { Below, HomeParts, OnBelow } from './below.ts'
import { CardsAround } from './CardsAround.tsx'
import { useMedicationBars } from './medicationBars.ts'
import { QuickSaved } from './QuickSaved.tsx'
import { RecentFold } from './RecentFold.tsx'
import { noteRecentFirst } from './recentFirst.ts'
import { useArrival } from './useArrival.ts'
import { useQuestionsOffered } from './useQuestionsOffered.ts'

const AREAS: readonly BrowserArea[] = [
  'medications',
  'conditions',
  'doses',
  'onboarding',
  'engagement',
  'guide',
  'questionnaires',
  'data',
  'sync',
]

const VIEWS: Below['views'] = { cards: CardsAround, fold: RecentFold, quick: QuickSaved }

interface LaterCardsProps {
  diary: Diary
  parts: HomeParts
  isRecentDrawn: boolean
  onBelow: OnBelow
}

/** Passes up what is below, which the first render of home does not wait for. */
export function LaterCards(props: LaterCardsProps) {
  useTextsReady(AREAS)
  return <Known {...props} />
}

/** All at once: a part that appeared later would push the others from under a finger. [HOME-26] */
function Known({ diary, parts, isRecentDrawn, onBelow }: LaterCardsProps) {
  const arrived = useArrival(diary, { copyFacts: parts.signUp.facts, isRecentDrawn })
  const isReady = [useQuestionsOffered(diary), useMedicationBars(diary)].every((part) => part !== null)
  useLayoutEffect(() => {
    if (!isReady || arrived === null) return
    onBelow({ ...arrived, views: VIEWS })
    noteRecentFirst(arrived.isRecentFirst)
  }, [isReady, arrived, onBelow])
  return null
}
