import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time/instant.ts'
import { CARDS, CARD_TYPES, type CardType } from './cards.ts'
import { DEFAULT_ASK_THRESHOLDS, NO_COUNT, type Counters } from './counters.ts'
import { reorderCards } from './reorderCards.ts'
import { shownCards, type HomeFacts } from './shownCards.ts'
import {
  NO_HOME,
  emptyCard,
  noteRated,
  toggleCollapsed,
  toggleHidden,
  type StoredHome,
} from './storedHome.ts'

const NOW = Date.UTC(2026, 10, 16, 12)
const counted = (added: number): Counters => ({
  rate: { added, isDelayed: false },
  signup: { added, isDelayed: false },
})
const FACTS: HomeFacts = {
  now: NOW,
  isRegistered: true,
  platform: 'web',
  hasStoreLink: true,
  isRatedAtServer: false,
  counters: NO_COUNT,
  askedAfter: DEFAULT_ASK_THRESHOLDS,
  records: 0,
  copyPutOffAt: 0,
  isClearedUnused: false,
  questionnaires: 0,
  quickInARow: 0,
  guide: { isAvailable: false, isEnglish: true },
  isGettingStarted: false,
}
const ALL: Partial<HomeFacts> = {
  isRegistered: false,
  counters: counted(10),
  records: 10,
  questionnaires: 3,
  guide: { isAvailable: true, isEnglish: true },
  isGettingStarted: true,
}
const INTRODUCED: StoredHome = { ...NO_HOME, guide: { ...NO_HOME.guide, isIntroduced: true } }
const types = (home: StoredHome, facts: Partial<HomeFacts> = {}): CardType[] =>
  shownCards(home, { ...FACTS, ...facts }).map(({ type }) => type)
const LISTS = ['recent_records', 'pain_conditions', 'medications']
const ANONYMOUS = { isRegistered: false, hasStoreLink: false }
const delayed = (at: number): StoredHome => ({
  ...NO_HOME,
  cards: [{ ...emptyCard('questionnaires'), delayedAt: at }],
})

describe('[HOME-6] the shown cards, from the top', () => {
  test.each<[string, StoredHome, Partial<HomeFacts>, readonly string[]]>([
    ['the three lists for who begins', NO_HOME, {}, LISTS],
    [
      'Getting Started behind the first of them',
      NO_HOME,
      { isGettingStarted: true },
      ['recent_records', 'engagement', 'pain_conditions', 'medications'],
    ],
    [
      'all that there is, with one prompt',
      INTRODUCED,
      ALL,
      ['questionnaires', 'pain_guide', 'engagement', ...LISTS],
    ],
    [
      'the next prompt when the first is put off',
      delayed(NOW - 1),
      ALL,
      ['signup', 'recent_records', 'engagement', 'pain_conditions', 'medications'],
    ],
    [
      'and the last when sign-up is hidden',
      toggleHidden(delayed(NOW - 1), 'signup'),
      { ...ALL, isGettingStarted: false },
      ['rate', ...LISTS],
    ],
    [
      'the order of the person',
      reorderCards(INTRODUCED, ['medications', 'pain_guide', 'recent_records', 'pain_conditions']),
      { ...ALL, questionnaires: 0, isRegistered: true, counters: NO_COUNT },
      ['medications', 'engagement', 'pain_guide', 'recent_records', 'pain_conditions'],
    ],
  ])('%s', (_, home, facts, shown) => {
    expect(types(home, facts)).toEqual(shown)
  })
})

describe('[HOME-8, HOME-9, HOME-10, HOME-11] the card that asks to rate', () => {
  const TEN = { counters: counted(10) }
  test.each<[string, StoredHome, Partial<HomeFacts>, boolean]>([
    ['comes with the tenth record', NO_HOME, TEN, true],
    ['not with the ninth', NO_HOME, { counters: counted(9) }, false],
    ['at the number of the operator', NO_HOME, { ...TEN, askedAfter: { rate: 11, signup: 5 } }, false],
    ['never at 0', NO_HOME, { ...TEN, askedAfter: { rate: 0, signup: 5 } }, false],
    ['not without a store for this platform', NO_HOME, { ...TEN, hasStoreLink: false }, false],
    ['not when it was rated here', noteRated(NO_HOME, 'web'), TEN, false],
    ['but when it was rated elsewhere', noteRated(NO_HOME, 'android'), TEN, true],
    ['not when the server says that it was', NO_HOME, { ...TEN, isRatedAtServer: true }, false],
    ['not when it is hidden', toggleHidden(NO_HOME, 'rate'), TEN, false],
    ['not when such prompts are off', { ...NO_HOME, promptsOff: ['rate'] }, TEN, false],
  ])('%s', (_, home, facts, isShown) => {
    expect(types(home, facts).includes('rate')).toBe(isShown)
  })
})

const UNUSED: Partial<HomeFacts> = { ...ANONYMOUS, isClearedUnused: true }

describe('[HOME-9, HOME-10, HOME-12] the card that offers an account', () => {
  test.each<[string, StoredHome, Partial<HomeFacts>, boolean]>([
    ['comes with the fifth record', NO_HOME, { ...ANONYMOUS, counters: counted(5) }, true],
    ['not with the fourth', NO_HOME, { ...ANONYMOUS, counters: counted(4), records: 4 }, false],
    ['to who has five from a file', NO_HOME, { ...ANONYMOUS, records: 5 }, true],
    ['not to who has one', NO_HOME, { counters: counted(5), records: 5 }, false],
    ['not when a copy was put off', NO_HOME, { ...ANONYMOUS, records: 6, copyPutOffAt: 5 }, false],
    [
      '[HOME-28] with the first record, where the browser may clear the diary',
      NO_HOME,
      { ...UNUSED, records: 1 },
      true,
    ],
    [
      '[HOME-28] not to a person who has an account there',
      NO_HOME,
      { isClearedUnused: true, records: 9 },
      false,
    ],
    ['[HOME-28] not when hidden', toggleHidden(NO_HOME, 'signup'), { ...UNUSED, records: 9 }, false],
    ['not when it is hidden', toggleHidden(NO_HOME, 'signup'), { ...ANONYMOUS, records: 5 }, false],
    ['not when off', { ...NO_HOME, promptsOff: ['signup'] }, { ...ANONYMOUS, records: 5 }, false],
  ])('%s', (_, home, facts, isShown) => {
    expect(types(home, facts).includes('signup')).toBe(isShown)
  })
})

describe('[HOME-14, HOME-27] the questionnaires of an institution', () => {
  test('are shown with how many are to be completed', () => {
    expect(shownCards(NO_HOME, { ...FACTS, questionnaires: 3 })[0]).toEqual({
      type: 'questionnaires',
      count: 3,
      canHide: false,
      isCollapsed: false,
    })
    expect(types(NO_HOME, { questionnaires: 0 })).toEqual(LISTS)
  })

  test.each([
    [NOW, false],
    [NOW - DAY_MS + 1, false],
    [NOW - DAY_MS, true],
    [NOW + 5 * 60_000, false],
    [NOW + 400 * DAY_MS, true],
  ])('put off at %d: shown %s', (at, isShown) => {
    expect(types(delayed(at), { questionnaires: 1 }).includes('questionnaires')).toBe(isShown)
  })
})

test('[HOME-7, HOME-15] only prompts can be hidden; collapsed cards are shown collapsed', () => {
  const hidden = { ...NO_HOME, cards: [{ ...emptyCard('medications'), isHidden: true }] }
  expect(types(hidden)).toEqual(LISTS)
  const shown = shownCards(toggleCollapsed(NO_HOME, 'recent_records'), FACTS)
  expect(shown.map(({ count, isCollapsed }) => [count, isCollapsed])).toEqual([
    [2, true],
    [2, false],
    [2, false],
  ])
})

test('[HOME-18] if the server has no guide, there is no guide card', () => {
  const guide = { isAvailable: false, isEnglish: true }
  expect(types(INTRODUCED, { ...ALL, guide })).not.toContain('pain_guide')
})

test('[HOME-5, HOME-6] whatever the facts: at most one prompt and that first, each card once, the lists always', () => {
  const facts = fc.record({
    isRegistered: fc.boolean(),
    hasStoreLink: fc.boolean(),
    counters: fc.integer({ min: 0, max: 12 }).map(counted),
    records: fc.integer({ min: 0, max: 12 }),
    questionnaires: fc.integer({ min: 0, max: 2 }),
    guide: fc.record({ isAvailable: fc.boolean(), isEnglish: fc.boolean() }),
    isGettingStarted: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, fc.uniqueArray(fc.constantFrom(...CARD_TYPES)), fc.boolean(), (own, wanted, isNew) => {
      const shown = types(reorderCards(isNew ? NO_HOME : INTRODUCED, wanted), own)
      const prompts = shown.filter((type) => CARDS[type].place === 'prompt')
      expect(prompts).toEqual(shown.slice(0, prompts.length))
      expect(prompts.length).toBeLessThanOrEqual(1)
      expect(new Set(shown).size).toBe(shown.length)
      expect(LISTS.every((type) => shown.some((one) => one === type))).toBe(true)
    }),
    { seed: 6 },
  )
})

test('[SIMPLE-1] simple mode is offered after three quick records in a row, until it was answered once', () => {
  const offers = (isSimple: boolean | null, quickInARow: number): boolean =>
    types({ ...NO_HOME, isSimple }, { quickInARow }).includes('simple')
  expect([0, 1, 2, 3, 4].map((count) => offers(null, count))).toEqual([false, false, false, true, true])
  expect([offers(false, 9), offers(true, 9)]).toEqual([false, false])
})

test('[SIMPLE-1, HOME-6] a more urgent prompt comes before the offer of simple mode', () => {
  expect(types(NO_HOME, { ...ALL, quickInARow: 3, questionnaires: 0 })[0]).toBe('signup')
})
