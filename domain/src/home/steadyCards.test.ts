import { expect, test } from 'vitest'
import type { CardType } from './cards.ts'
import type { ShownCard } from './shownCards.ts'
import { keepCardOnTop, keepShownCards } from './steadyCards.ts'

const card = (type: CardType, isCollapsed = false): ShownCard => ({
  type,
  count: 0,
  canHide: false,
  isCollapsed,
})
const cards = (...types: CardType[]): ShownCard[] => types.map((type) => card(type))
const typesOf = (shown: readonly ShownCard[]): CardType[] => shown.map(({ type }) => type)

test('[HOME-26] cards drawn first stay on top, and the others keep their order after them', () => {
  const shown = cards('signup', 'medications', 'recent_records', 'pain_conditions')
  expect(typesOf(keepCardOnTop(shown, 'recent_records'))).toEqual([
    'recent_records',
    'signup',
    'medications',
    'pain_conditions',
  ])
  expect(keepCardOnTop(cards('signup'), 'recent_records')).toEqual(cards('signup'))
})

test('[HOME-26] a card disappears or collapses in place; the next prompt, and another order, wait for the next time', () => {
  const before = cards('signup', 'recent_records', 'pain_conditions', 'medications')
  const now = [...cards('rate', 'medications'), card('recent_records', true), card('pain_conditions')]
  expect(keepShownCards(before, now)).toEqual([
    card('recent_records', true),
    card('pain_conditions'),
    card('medications'),
  ])
})
