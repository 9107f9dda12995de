import type { CardType } from '@reprieve/domain/home/cards.ts'
import { useText } from '../../settings/words.tsx'

/** The title of a sortable card on the home screen. */
export function useCardTitle(): (type: CardType) => string {
  const text = useText('home')
  const navigation = useText('navigation')
  const titles: Partial<Record<CardType, string>> = {
    pain_guide: navigation('painGuide'),
    recent_records: text('recentRecords'),
    pain_conditions: text('painConditions'),
    medications: text('medications'),
  }
  return (type) => titles[type] ?? type
}
