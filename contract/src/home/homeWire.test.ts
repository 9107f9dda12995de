import { introduceGuide } from '@reprieve/domain/home/guideCard.ts'
import { sortedCardTypes, reorderCards } from '@reprieve/domain/home/reorderCards.ts'
import {
  NO_HOME,
  PLATFORMS,
  HOME_PROMPTS,
  cardIn,
  emptyCard,
  noteRated,
  toggleCollapsed,
  type StoredHome,
} from '@reprieve/domain/home/storedHome.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fields } from '../fields.ts'
import { isSettingsKey, settingsGroupValues } from '../settings/settingsGroups.ts'
import { homeFromSettings, homeToSettings, isRatedAtServer } from './homeWire.ts'

const KEPT: Fields = {
  'card.medications': { position: 0, collapsed: 1, tint: 'blue' },
  'card.questionnaires': { delayTime: 1_790_000_000_000 },
  'card.weather': { position: 1, place: 'Bern' },
  'card.rate': { hidden: true },
  rated: { pwa: 1, tv: 1 },
  prompts: { rate: 0, install: false, reflection: 1, horoscope: 0 },
  pain_guide_introduced: 1,
  hide: 1,
  already_synced: 1,
  moon: { phase: 2 },
}

test('[HOME-24] stored cards are read, those of a newer app included', () => {
  expect(homeFromSettings(KEPT)).toEqual({
    cards: [
      { ...emptyCard('medications'), position: 0, isCollapsed: true },
      { ...emptyCard('questionnaires'), delayedAt: 1_790_000_000_000 },
      { ...emptyCard('weather'), position: 1 },
      { ...emptyCard('rate'), isHidden: true },
    ],
    rated: ['pwa'],
    promptsOff: ['rate', 'install'],
    guide: { isIntroduced: true, isHidden: true, isIgnored: false, isAlreadySynced: true },
    isSimple: null,
    sections: null,
  })
})

test('[HOME-24, SYNC I14] only changes are written, and unknown data stay', () => {
  const home = noteRated(toggleCollapsed(homeFromSettings(KEPT), 'medications'), 'web')
  expect(homeToSettings(KEPT, home)).toEqual({
    ...KEPT,
    'card.medications': { position: 0, collapsed: 0, tint: 'blue' },
    rated: { pwa: 1, tv: 1, web: 1 },
  })
  expect(
    homeToSettings(KEPT, { ...homeFromSettings(KEPT), promptsOff: ['install', 'signup'] })['prompts'],
  ).toEqual({
    rate: 1,
    signup: 0,
    install: false,
    reflection: 1,
    horoscope: 0,
  })
})

test('[HOME-16] the introduction of the guide has its own key', () => {
  expect(homeToSettings({}, introduceGuide(NO_HOME))).toEqual({ pain_guide_introduced: 1 })
})

test('[HOME-15] sorting writes all positions', () => {
  const wanted = ['medications', 'pain_conditions', 'recent_records', 'pain_guide']
  expect(homeToSettings({}, reorderCards(NO_HOME, wanted))).toEqual({
    'card.medications': { position: 0 },
    'card.pain_conditions': { position: 1 },
    'card.recent_records': { position: 2 },
    'card.pain_guide': { position: 3 },
  })
})

test.each([
  ['nothing', {}],
  ['no objects', { 'card.medications': 7, rated: [1], prompts: 'all', hide: 'yes', ignore: 2 }],
  ['no choices', { simple: 'yes', sections: 'notes' }],
  ['no ids', { simple: 2, sections: ['notes', 7] }],
  ['no numbers', { 'card.medications': { position: '0', collapsed: 'x', delayTime: NaN } }],
  ['no places', { 'card.medications': { position: -1, hidden: null, delayTime: -5 } }],
  ['broken ones', { 'card.medications': { position: 0.5, delayTime: Infinity }, 'card.': { position: 3 } }],
])('[HOME-24, REL 1c] %s: an unreadable value is ignored, and stays stored', (_, kept: Fields) => {
  const { cards, ...rest } = homeFromSettings(kept)
  expect(rest).toEqual({ ...NO_HOME, cards: undefined })
  expect(cards.filter((card) => JSON.stringify(card) !== JSON.stringify(emptyCard(card.type)))).toEqual([])
  expect(homeToSettings(kept, homeFromSettings(kept))).toEqual(kept)
})

const aKey = fc.oneof(
  fc.constantFrom('rated', 'prompts', 'simple', 'sections', 'hide', 'ignore', 'pain_guide_introduced'),
  fc
    .constantFrom('medications', 'recent_records', 'rate', 'weather', 'constructor', 'x'.repeat(59))
    .map((type) => `card.${type}`),
  fc.stringMatching(/^[a-z]{1,9}$/),
)
const aValue = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      position: fc.nat(5),
      collapsed: fc.nat(1),
      hidden: fc.boolean(),
      delayTime: fc.nat(),
      tint: fc.string(),
    },
    { requiredKeys: [] },
  ),
)
const someKept: fc.Arbitrary<Fields> = fc
  .dictionary(aKey, aValue, { noNullPrototype: true })
  .map((kept) => Object.fromEntries(Object.entries(kept).filter(([key]) => isSettingsKey(key))))
const aHome: fc.Arbitrary<StoredHome> = fc.record({
  cards: fc.uniqueArray(
    fc.record({
      type: fc.constantFrom('medications', 'rate', 'pain_guide', 'weather', 'constructor'),
      position: fc.option(fc.nat(6), { nil: null }),
      isCollapsed: fc.boolean(),
      isHidden: fc.boolean(),
      delayedAt: fc.option(fc.nat(), { nil: null }),
    }),
    { selector: ({ type }) => type },
  ),
  rated: fc.subarray([...PLATFORMS]),
  promptsOff: fc.subarray([...HOME_PROMPTS]),
  guide: fc.record({
    isIntroduced: fc.boolean(),
    isHidden: fc.boolean(),
    isIgnored: fc.boolean(),
    isAlreadySynced: fc.boolean(),
  }),
  isSimple: fc.option(fc.boolean(), { nil: null }),
  sections: fc.option(fc.array(fc.constantFrom('severity', 'notes', 'weather')), { nil: null }),
})

test('[HOME-24] whatever is stored: written values are read again, and no foreign key is lost', () => {
  fc.assert(
    fc.property(someKept, aHome, (kept, home) => {
      const now = homeToSettings(kept, home)
      const read = homeFromSettings(now)
      expect(home.cards.map(({ type }) => cardIn(read, type))).toEqual(home.cards)
      expect({ ...read, cards: [] }).toEqual({ ...home, cards: [] })
      expect(Object.keys(kept).every((key) => Object.hasOwn(now, key))).toBe(true)
      expect(Object.keys(now).every(isSettingsKey)).toBe(true)
      expect(homeToSettings(now, read)).toEqual(now)
    }),
    { seed: 24, numRuns: 300 },
  )
})

test('[HOME-24, SYNC-35] two devices that sort different cards and meet key by key have one order', () => {
  const aWish = fc.shuffledSubarray(['medications', 'recent_records', 'pain_conditions', 'pain_guide'])
  fc.assert(
    fc.property(
      someKept,
      aWish,
      aWish,
      fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
      (kept, a, b, later) => {
        const [mine, theirs] = [a, b].map((wish) =>
          homeToSettings(kept, reorderCards(homeFromSettings(kept), wish)),
        )
        const keys = [
          ...new Set([mine!, theirs!].flatMap((one) => [...settingsGroupValues({ content: one }).keys()])),
        ]
        const met = Object.fromEntries(
          keys.map((key, index) => [key, (later[index % 9]! ? mine! : theirs!)[key] ?? kept[key]]),
        )
        const order = sortedCardTypes(homeFromSettings(met))
        expect(new Set(order).size).toBe(order.length)
        expect(order.toSorted()).toEqual(sortedCardTypes(homeFromSettings(kept)).toSorted())
        expect(Object.keys(kept).every((key) => Object.hasOwn(met, key))).toBe(true)
      },
    ),
    { seed: 35, numRuns: 300 },
  )
})

test('[SIMPLE-1, SIMPLE-2] simple mode and the used sections have a key each, and are written when they change', () => {
  const simple = { ...NO_HOME, isSimple: true, sections: ['severity', 'notes'] }
  const kept = homeToSettings(KEPT, { ...homeFromSettings(KEPT), ...simple, rated: ['pwa'] })
  expect(kept).toMatchObject({ simple: 1, sections: ['severity', 'notes'], moon: { phase: 2 } })
  expect(homeFromSettings(kept)).toMatchObject({ isSimple: true, sections: ['severity', 'notes'] })
  expect(homeToSettings({}, { ...NO_HOME, isSimple: false })).toEqual({ simple: 0 })
  // Cleared: a section that a later app adds is then used as well.
  expect(homeToSettings({ sections: ['severity'] }, NO_HOME)).toEqual({ sections: null })
})

test('[HOME-24, SYNC I14] an app that knows neither key changes a card and keeps both', () => {
  const kept = { simple: 1, sections: ['severity', 'weather'] }
  // 4.41.0 writes the cards only, over whatever else is stored.
  const { isSimple, sections, ...known } = toggleCollapsed(homeFromSettings(kept), 'medications')
  expect(homeToSettings(kept, { ...known, isSimple, sections })).toEqual({
    ...kept,
    'card.medications': { collapsed: 1 },
  })
  expect([...settingsGroupValues({ content: kept }).keys()]).toEqual(['simple', 'sections'])
})

test('[HOME-11] the server reports a rating by the names of the specification', () => {
  const user = { apple_rn_rated: 1, android_rn_rated: 0, rated: 1 }
  expect(PLATFORMS.map((platform) => isRatedAtServer(user, platform))).toEqual([false, false, false, true])
  expect(isRatedAtServer({ android_rn_rated: true }, 'android')).toBe(true)
})
