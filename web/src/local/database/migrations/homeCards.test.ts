import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { homeCards } from './homeCards.ts'

const FEED = {
  pain_guide_introduced: true,
  cards: [
    { type: 'medications', collapsed: true },
    { type: 'recent_records', hidden: false },
    { type: 'rate', hidden: true, records_added: 4 },
    { type: 'weather' },
  ],
}

type Card = { type: string; position: number }
const cardsOf = (old: unknown): Card[] => {
  const migrated = homeCards.migrate(old)
  if (!migrated.ok) throw new Error(migrated.reason)
  return migrated.value['cards'] as Card[]
}

test('[LOCAL-15, D42] feed cards become home cards in the order that the person gave them', () => {
  const sortable = cardsOf(FEED).filter(({ position }) => position >= 0)
  expect(sortable.map(({ type, position }) => [type, position])).toEqual([
    ['medications', 0],
    ['recent_records', 1],
    ['pain_guide', 2],
    ['pain_conditions', 3],
  ])
})

test('[LOCAL-15] collapsed and hidden states stay, and counters and flags too', () => {
  const cards = cardsOf(FEED)
  expect(cards.find(({ type }) => type === 'medications')).toEqual({
    type: 'medications',
    priority: 50,
    count: 2,
    canHide: false,
    sortable: true,
    position: 0,
    collapsed: true,
    hidden: false,
    recordsAdded: 0,
    delayed: false,
    delayTime: null,
  })
  expect(cards.find(({ type }) => type === 'rate')).toMatchObject({
    hidden: true,
    recordsAdded: 4,
    priority: 100,
  })
  expect(cards.find(({ type }) => type === 'weather')).toMatchObject({ priority: 0, sortable: false })
  expect(homeCards.migrate(FEED)).toMatchObject({ value: { pain_guide_introduced: true } })
})

test('[LOCAL-15] an empty feed gets all the cards of that time', () => {
  expect(cardsOf({ cards: [] }).map(({ type }) => type)).toEqual([
    'pain_guide',
    'recent_records',
    'pain_conditions',
    'medications',
    'rate',
    'signup',
    'questionnaires',
  ])
})

test('[LOCAL-14] an invalid feed is refused with its reason', () => {
  expect([null, [], {}, { cards: [{}] }].map(homeCards.migrate)).toEqual([
    err('the part is no object'),
    err('the part is no object'),
    err('the feed has no list of cards'),
    err('a card of the feed has no type'),
  ])
})
