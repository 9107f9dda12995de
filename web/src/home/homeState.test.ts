import { countSaved, NO_COUNT } from '@reprieve/domain/home/counters.ts'
import { reorderCards } from '@reprieve/domain/home/reorderCards.ts'
import { NO_HOME, toggleCollapsed, toggleHidden } from '@reprieve/domain/home/storedHome.ts'
import { expect, test } from 'vitest'
import type { HomeData, HomeState } from './homeContent.ts'
import { buildHomeState, updateHomeState } from './readHome.ts'

const READ: HomeData = {
  home: NO_HOME,
  facts: {
    now: 0,
    isRegistered: false,
    platform: 'web',
    hasStoreLink: true,
    isRatedAtServer: false,
    counters: NO_COUNT,
    askedAfter: { rate: 1, signup: 1 },
    records: 0,
    copyPutOffAt: 0,
    isClearedUnused: false,
    questionnaires: 0,
    quickInARow: 0,
    guide: { isAvailable: false, isEnglish: true },
    isGettingStarted: false,
  },
  copy: { records: 0, putOffAt: 0, isLoose: false, isClearedUnused: false },
  guide: null,
  quick: [],
}
const ASKED: HomeData = { ...READ, facts: { ...READ.facts, counters: countSaved(NO_COUNT), records: 1 } }
const ON_TOP = { above: [], height: 0 }
const DAY = { shown: 'light', introduced: false, localMinutes: 12 * 60 } as const
const NIGHT = { ...DAY, localMinutes: 22 * 60 }
const typesOf = ({ cards }: HomeState): string[] => cards.map(({ type }) => type)
const LISTS = ['recent_records', 'pain_conditions', 'medications']

test('[HOME-26] a prompt is first, unless Recent Records was drawn by then; then it waits for the next time', () => {
  const asked = buildHomeState(ASKED, { evening: DAY, recentPlace: ON_TOP })
  expect(typesOf(asked)).toEqual(['recent_records', 'signup', 'pain_conditions', 'medications'])
  expect(asked).toMatchObject({ aboveRecent: null, isInKeptPlace: true })
  expect(typesOf(buildHomeState(ASKED, { evening: DAY, recentPlace: null }))).toEqual(['signup', ...LISTS])
  expect(buildHomeState(READ, { evening: DAY, recentPlace: ON_TOP }).aboveRecent).toEqual([])
})

test('[HOME-26] folded, or behind another card, Recent Records is nothing for the first look', () => {
  const above = (home: HomeData['home']): HomeState['aboveRecent'] =>
    buildHomeState({ ...READ, home }, { evening: DAY, recentPlace: null }).aboveRecent
  expect(above(toggleCollapsed(NO_HOME, 'recent_records'))).toBe(null)
  expect(above(reorderCards(NO_HOME, ['medications', 'recent_records']))).toEqual([
    'medications',
    'pain_conditions',
  ])
  expect(above(reorderCards(NO_HOME, ['medications', 'pain_conditions']))).toEqual([])
})

test('[HOME-26] after an act the card is gone, the next that asks waits, and nothing else has moved', () => {
  const before = buildHomeState(ASKED, { evening: DAY, recentPlace: null })
  const home = reorderCards(toggleHidden(NO_HOME, 'signup'), ['medications', 'recent_records'])
  const after = updateHomeState(before, { home })
  expect(typesOf(after)).toEqual(LISTS)
  expect(after).toMatchObject({ aboveRecent: null, isInKeptPlace: false })
})

test('[HOME-22] the dark theme is introduced in the evening, if there is no other prompt', () => {
  const introduces = (read: HomeData, evening: typeof DAY | typeof NIGHT): boolean =>
    buildHomeState(read, { evening, recentPlace: null }).introducesDark
  expect([introduces(READ, NIGHT), introduces(READ, DAY), introduces(ASKED, NIGHT)]).toEqual([
    true,
    false,
    false,
  ])
  const off = { ...READ, home: { ...NO_HOME, promptsOff: ['dark_theme' as const] } }
  expect(introduces(off, NIGHT)).toBe(false)
})
