import { expect, test } from 'vitest'
import { CARD_TYPES } from './cards.ts'
import {
  NO_HOME,
  HOME_PROMPTS,
  cardIn,
  delayQuestionnaires,
  emptyCard,
  isPromptOn,
  mayPrompt,
  noteRated,
  toggleCollapsed,
  toggleHidden,
} from './storedHome.ts'

const NOW = Date.UTC(2026, 10, 16)
const FOREIGN = { ...emptyCard('weather'), position: 4 }
const HOME = { ...NO_HOME, cards: [FOREIGN] }

test('[HOME-15] collapsing turns to and fro, and touches no other card', () => {
  const once = toggleCollapsed(HOME, 'medications')
  expect(once.cards).toEqual([FOREIGN, { ...emptyCard('medications'), isCollapsed: true }])
  expect(cardIn(toggleCollapsed(once, 'medications'), 'medications').isCollapsed).toBe(false)
})

test('[HOME-7] hiding turns to and fro for rating and sign-up, and does nothing to the others', () => {
  const changed = CARD_TYPES.filter((type) => toggleHidden(HOME, type) !== HOME)
  expect(changed).toEqual(['signup', 'rate'])
  const hidden = toggleHidden(HOME, 'rate')
  expect(hidden.cards).toEqual([FOREIGN, { ...emptyCard('rate'), isHidden: true }])
  expect(cardIn(toggleHidden(hidden, 'rate'), 'rate').isHidden).toBe(false)
})

test('[HOME-14] questionnaires keep the moment at which they were put off', () => {
  expect(delayQuestionnaires(HOME, NOW).cards).toEqual([
    FOREIGN,
    { ...emptyCard('questionnaires'), delayedAt: NOW },
  ])
})

test('[HOME-11] a platform is rated once, each separately', () => {
  const rated = noteRated(noteRated(noteRated(HOME, 'pwa'), 'pwa'), 'web')
  expect(rated).toEqual({ ...HOME, rated: ['pwa', 'web'] })
})

test('[HOME-22] every prompt may appear until the person switches it off', () => {
  expect(HOME_PROMPTS.every((one) => mayPrompt(NO_HOME, one))).toBe(true)
  const off = { ...NO_HOME, promptsOff: ['install', 'rate'] as const }
  expect(HOME_PROMPTS.filter((one) => !mayPrompt(off, one))).toEqual(['rate', 'install'])
})

test('[SIMPLE-1, HOME-22] in simple mode no prompt appears, and what was switched off is not changed', () => {
  const simple = { ...NO_HOME, isSimple: true, promptsOff: ['rate'] as const }
  expect(HOME_PROMPTS.some((one) => mayPrompt(simple, one))).toBe(false)
  expect(HOME_PROMPTS.filter((one) => !isPromptOn(simple, one))).toEqual(['rate'])
  expect(mayPrompt({ ...simple, isSimple: false }, 'install')).toBe(true)
})
