/**
 * The specification's card types, and the offer of simple mode. The controls for recording are none of them: nothing moves or hides them. [HOME-5]
 */
export const CARD_TYPES = [
  'questionnaires',
  'signup',
  'rate',
  'simple',
  'pain_guide',
  'recent_records',
  'pain_conditions',
  'medications',
  'engagement',
] as const
export type CardType = (typeof CARD_TYPES)[number]

interface CardRule {
  /** Prompts are shown one at a time; sorted cards stay where the person put them. */
  place: 'prompt' | 'sorted' | 'behind-first'
  /** Higher comes first; for cards without a position. */
  priority: number
  /** How many items a card lists; 0 for none. */
  count: number
  canHide: boolean
  /** Default position among the sorted cards. */
  position: number | null
}

const prompt = (priority: number, canHide: boolean): CardRule => ({
  place: 'prompt',
  priority,
  count: 0,
  canHide,
  position: null,
})

const sorted = (position: number, priority: number, count: number): CardRule => ({
  place: 'sorted',
  priority,
  count,
  canHide: false,
  position,
})

/** [HOME-4, HOME-7] */
export const CARDS: Readonly<Record<CardType, CardRule>> = {
  questionnaires: prompt(120, false),
  signup: prompt(110, true),
  rate: prompt(100, true),
  // Our own, and the least urgent. [SIMPLE-1]
  simple: prompt(90, false),
  pain_guide: sorted(0, 115, 0),
  recent_records: sorted(1, 90, 2),
  pain_conditions: sorted(2, 60, 2),
  medications: sorted(3, 50, 2),
  engagement: { place: 'behind-first', priority: 0, count: 0, canHide: false, position: null },
}

export const SORTED_TYPES: readonly CardType[] = CARD_TYPES.filter((type) => CARDS[type].place === 'sorted')
