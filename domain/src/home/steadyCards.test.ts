import { expect, test } from 'vitest'
import type { CardType } from './cards.ts'
import type { ShownCard } from './shownCards.ts'
import { keepCardInPlace, keepShownCards } from './steadyCards.ts'

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
  const onTop = { drawn: 'recent_records', above: [] } as const
  expect(typesOf(keepCardInPlace(shown, onTop))).toEqual([
    'recent_records',
    'signup',
    'medications',
    'pain_conditions',
  ])
  expect(keepCardInPlace(cards('signup'), onTop)).toEqual(cards('signup'))
})

test('[HOME-38] a card drawn below a kept place stays below the cards of that place, and only of that', () => {
  const shown = cards('signup', 'medications', 'recent_records', 'pain_conditions')
  const below = (...above: CardType[]): CardType[] =>
    typesOf(keepCardInPlace(shown, { drawn: 'recent_records', above }))
  expect(below('signup', 'medications')).toEqual(typesOf(shown))
  expect(below('medications', 'pain_conditions', 'rate')).toEqual([
    'medications',
    'recent_records',
    'signup',
    'pain_conditions',
  ])
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
