import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect } from 'react'
import { getFilterStore } from '../../filters/filterStore.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useTextsReady } from '../../text/useText.tsx'
import { useHasSideColumn } from '../../ui/layout/useIsWide.ts'
import { HomeDose } from './HomeDose.tsx'
import { HomeFinding } from './HomeFinding.tsx'
import { HomeVisit } from './HomeVisit.tsx'
import { HomeWeek } from './HomeWeek.tsx'
import { NextReminder } from './NextReminder.tsx'
import { TodaysDoses } from './TodaysDoses.tsx'

interface HomeAnswersProps {
  diary: Diary
  part: 'week' | 'rows' | 'reminder'
}

const AREAS: readonly BrowserArea[] = ['lists', 'listItems', 'medications', 'doses', 'helps']

/** What home gives back, in one chunk that the first render does not wait for. Its places are kept free until then. */
export function HomeAnswers({ diary, part }: HomeAnswersProps) {
  useTextsReady(AREAS)
  const hasSideColumn = useHasSideColumn()
  // The results open with it, and would otherwise wait for it. [RES-25]
  useEffect(() => void getFilterStore(diary), [diary])
  if (part === 'week') return <HomeWeek diary={diary} />
  if (part === 'reminder') return hasSideColumn && <NextReminder diary={diary} />
  return (
    <>
      <HomeFinding diary={diary} />
      <HomeVisit diary={diary} place="near" />
      {hasSideColumn ? <TodaysDoses diary={diary} /> : <HomeDose diary={diary} />}
    </>
  )
}
