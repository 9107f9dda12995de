import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useTextsReady } from '../../text/useText.tsx'
import { HomeDose } from './HomeDose.tsx'
import { HomeFinding } from './HomeFinding.tsx'
import { HomeVisit } from './HomeVisit.tsx'
import { HomeWeek } from './HomeWeek.tsx'

interface HomeAnswersProps {
  diary: Diary
  part: 'week' | 'rows'
}

const AREAS: readonly BrowserArea[] = ['lists', 'listItems', 'medications']

/** What home gives back, in one chunk that the first render does not wait for. Its places are kept free until then. */
export function HomeAnswers({ diary, part }: HomeAnswersProps) {
  useTextsReady(AREAS)
  if (part === 'week') return <HomeWeek diary={diary} />
  return (
    <>
      <HomeFinding diary={diary} />
      <HomeVisit diary={diary} place="near" />
      <HomeDose diary={diary} />
    </>
  )
}
