import { expect, test } from 'vitest'
import { CARDS, CARD_TYPES, SORTED_TYPES } from './cards.ts'

test('[HOME-4] each card has the priority, the count and the position of the specification; the offer of simple mode comes last of the prompts', () => {
  const told = CARD_TYPES.map((type) => [type, CARDS[type].priority, CARDS[type].count, CARDS[type].position])
  expect(told).toEqual([
    ['questionnaires', 120, 0, null],
    ['signup', 110, 0, null],
    ['rate', 100, 0, null],
    ['simple', 90, 0, null],
    ['pain_guide', 115, 0, 0],
    ['recent_records', 90, 2, 1],
    ['pain_conditions', 60, 2, 2],
    ['medications', 50, 2, 3],
    ['engagement', 0, 0, null],
  ])
})

test('[HOME-4, HOME-7] four can be sorted, and only the two that ask for something can be hidden', () => {
  expect(SORTED_TYPES).toEqual(['pain_guide', 'recent_records', 'pain_conditions', 'medications'])
  expect(CARD_TYPES.filter((type) => CARDS[type].canHide)).toEqual(['signup', 'rate'])
})
