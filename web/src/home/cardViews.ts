import type { CardType } from '@reprieve/domain/home/cards.ts'
import type { ComponentType } from 'react'
import type { CardProps } from './below.ts'
import { GuideCard } from './cards/GuideCard.tsx'
import { QuestionnairesCard } from './cards/QuestionnairesCard.tsx'
import { RateCard } from './cards/RateCard.tsx'
import { SignUpCard } from './cards/SignUpCard.tsx'
import { ConditionsCard } from './ConditionsCard.tsx'
import { GettingStartedCard } from './engagement/GettingStartedCard.tsx'
import { MedicationsCard } from './MedicationsCard.tsx'

/** Without Recent Records, which the first render shows. */
export const CARD_VIEWS: Readonly<Partial<Record<CardType, ComponentType<CardProps>>>> = {
  questionnaires: QuestionnairesCard,
  signup: SignUpCard,
  rate: RateCard,
  pain_guide: GuideCard,
  pain_conditions: ConditionsCard,
  medications: MedicationsCard,
  engagement: GettingStartedCard,
}
