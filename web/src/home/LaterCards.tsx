import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Diary } from '../local/rows.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { ConditionsCard } from './ConditionsCard.tsx'
import { MedicationsCard } from './MedicationsCard.tsx'
import { QuestionsCard } from './QuestionsCard.tsx'
import { useQuestionsOffered } from './useQuestionsOffered.ts'

const AREAS: readonly BrowserArea[] = ['medications', 'conditions', 'doses', 'onboarding']

/** What stands below, and what the first look at home does not wait for. */
export function LaterCards({ diary }: { diary: Diary }) {
  useTextsReady(AREAS)
  return <Cards diary={diary} />
}

function Cards({ diary }: { diary: Diary }) {
  const isAsked = useQuestionsOffered(diary)
  // All at once: what comes a moment later would push the others away under a finger.
  if (isAsked === null) return null
  return (
    <>
      {isAsked && <QuestionsCard diary={diary} />}
      <MedicationsCard diary={diary} />
      <ConditionsCard diary={diary} />
    </>
  )
}
