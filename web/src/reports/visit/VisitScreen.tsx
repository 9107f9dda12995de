import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useFailedSave } from '../../filters/useFailedSave.ts'
import { ReadingProgress } from '../../results/frame/ReadingProgress.tsx'
import { usePrinting } from '../../results/picture/usePrinting.ts'
import { useTextsReady } from '../../text/useText.tsx'
import { BriefPage } from '../brief/BriefPage.tsx'
import { getVisitQuestions } from '../brief/questionStore.ts'
import { useBrief } from '../brief/useBrief.ts'
import type { SyncFirst } from '../generateReport.ts'
import { REPORT_AREAS } from '../reportAreas.ts'
import { QuestionsCard } from './QuestionsCard.tsx'
import { VisitBriefCard } from './VisitBriefCard.tsx'
import { VisitDateCard } from './VisitDateCard.tsx'
import { VisitReport } from './VisitReport.tsx'
import './visit.css'

const AREAS: readonly BrowserArea[] = [...REPORT_AREAS, 'common', 'insights', 'picture', 'report']

interface VisitScreenProps {
  syncFirst: SyncFirst
}

/** Everything for the next visit on one screen. Without account and network the printed brief stays. [REP-55, REP-123] */
export function VisitScreen({ syncFirst }: VisitScreenProps) {
  useTextsReady(AREAS)
  return <Visit syncFirst={syncFirst} />
}

function Visit({ syncFirst }: VisitScreenProps) {
  const diary = useDiary()
  const made = useBrief(diary)
  const store = getVisitQuestions(diary)
  const questions = useSyncExternalStore(store.subscribe, store.current)
  const [isWhole, setWhole] = useState(false)
  useFailedSave(store)
  // Paper is white, whatever the theme.
  usePrinting()
  if ('is' in made) return <ReadingProgress {...made} />
  return (
    <div className="visit">
      <VisitDateCard diary={diary} />
      <VisitBriefCard diary={diary} made={made} isWhole={isWhole} onWhole={setWhole} />
      <BriefPage brief={made.text} questions={questions.value} isOpen={isWhole} />
      <QuestionsCard {...questions} onChange={store.change} />
      <VisitReport diary={diary} syncFirst={syncFirst} />
    </div>
  )
}
