import { NO_COUNT } from '@reprieve/domain/home/counters.ts'
import { sortedCardTypes } from '@reprieve/domain/home/reorderCards.ts'
import { expect, test } from 'vitest'
import { homeFromSettings } from './homeWire.ts'
import { readSchema6Counters, addSchema6Home } from './homeWireSchema6.ts'

const card = (type: string, own: object) => ({
  type,
  priority: 50,
  count: 2,
  canHide: false,
  sortable: true,
  position: -1,
  collapsed: false,
  hidden: false,
  recordsAdded: 0,
  delayed: false,
  delayTime: null,
  ...own,
})

const PART = {
  pain_guide_introduced: true,
  already_synced: true,
  cards: [
    card('medications', { position: 0, collapsed: true }),
    card('recent_records', { position: 1 }),
    card('weather', { position: 2, city: 'Bern' }),
    card('pain_guide', { position: 3 }),
    card('pain_conditions', { position: 4 }),
    card('rate', { sortable: false, hidden: true, recordsAdded: 4, delayed: true }),
    card('signup', { sortable: false }),
    card('questionnaires', { sortable: false, delayTime: 1_700_000_000_000 }),
  ],
}

test('[HOME-25, D42] cards of schema 6 are taken over in the order of the person, unknown ones with all they have', () => {
  const kept = addSchema6Home({}, PART)
  expect(kept).toEqual({
    'card.medications': { position: 0, collapsed: 1 },
    'card.recent_records': { position: 1 },
    'card.weather': {
      position: 2,
      city: 'Bern',
      priority: 50,
      count: 2,
      canHide: false,
      sortable: true,
      recordsAdded: 0,
      delayed: false,
    },
    'card.pain_guide': { position: 3 },
    'card.pain_conditions': { position: 4 },
    'card.rate': { hidden: 1 },
    'card.questionnaires': { delayTime: 1_700_000_000_000 },
    pain_guide_introduced: 1,
    already_synced: 1,
  })
  expect(sortedCardTypes(homeFromSettings(kept))).toEqual([
    'medications',
    'recent_records',
    'weather',
    'pain_guide',
    'pain_conditions',
  ])
})

test('[HOME-25] cards stored since win; other keys stay', () => {
  const since = { 'card.medications': { position: 3 } }
  expect(addSchema6Home(since, PART)).toBe(since)
  const other = addSchema6Home({ prompts: { rate: 0 }, pain_guide_introduced: 0 }, PART)
  expect(other).toMatchObject({ prompts: { rate: 0 }, pain_guide_introduced: 0, 'card.rate': { hidden: 1 } })
})

test('[HOME-25] the old counters continue', () => {
  expect(readSchema6Counters(PART)).toEqual({
    rate: { added: 4, isDelayed: true },
    signup: { added: 0, isDelayed: false },
  })
})

test.each([undefined, null, 7, [], {}, { cards: {} }, { cards: [null, 3, { type: 7 }, { type: '' }] }])(
  '[HOME-25, REL 1c] %j is not a part of schema 6, and changes nothing',
  (part) => {
    expect(addSchema6Home({}, part)).toEqual({})
    expect(readSchema6Counters(part)).toEqual(NO_COUNT)
  },
)

test('[HOME-25] a type that cannot be a key is left on the device', () => {
  const kept = addSchema6Home({}, { cards: [card('my card!', { position: 0 }), card('x'.repeat(80), {})] })
  expect(kept).toEqual({})
})
