import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { ComponentType } from 'react'
import type { Diary } from '../local/rows.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { ConditionsCard } from './ConditionsCard.tsx'
import { MedicationsCard } from './MedicationsCard.tsx'
import { QuestionsCard } from './QuestionsCard.tsx'
import { useQuestionsOffered } from './useQuestionsOffered.ts'

const AREAS: readonly BrowserArea[] = ['medications', 'conditions', 'doses', 'onboarding']

interface LaterCardsProps {
  diary: Diary
  /** What sync has to say here. */
  hint: ComponentType
}

/** What stands below, and what the first look at home does not wait for. */
export function LaterCards({ diary, hint }: LaterCardsProps) {
  useTextsReady(AREAS)
  return <Cards diary={diary} hint={hint} />
}

function Cards({ diary, hint: Hint }: LaterCardsProps) {
  const isAsked = useQuestionsOffered(diary)
  // All at once: what comes a moment later would push the others away under a finger.
  if (isAsked === null) return null
  return (
    <>
      <Hint />
      {isAsked && <QuestionsCard diary={diary} />}
      <MedicationsCard diary={diary} />
      <ConditionsCard diary={diary} />
    </>
  )
}
