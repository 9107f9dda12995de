import { describe, expect, test } from 'vitest'
import { answerEnglishOnly, guideState, introduceAtFirstSync, introduceGuide } from './guideCard.ts'
import { NO_HOME, type StoredGuideCard } from './storedHome.ts'

const kept = (own: Partial<StoredGuideCard> = {}): StoredGuideCard => ({
  ...NO_HOME.guide,
  isIntroduced: true,
  ...own,
})
const ENGLISH = { isAvailable: true, isEnglish: true }
const GERMAN = { isAvailable: true, isEnglish: false }

describe('[HOME-16, HOME-17, HOME-18] the card of the guide', () => {
  test.each([
    ['is away where the server has none', kept(), { isAvailable: false, isEnglish: true }, 'away'],
    [
      'is away where the server has none, whatever was answered',
      kept({ isIgnored: true }),
      { isAvailable: false, isEnglish: false },
      'away',
    ],
    ['is away until it is introduced', kept({ isIntroduced: false }), ENGLISH, 'away'],
    ['is shown in English', kept(), ENGLISH, 'shown'],
    ['is shown in English to who hid it in another language', kept({ isHidden: true }), ENGLISH, 'shown'],
    ['asks in another language', kept(), GERMAN, 'asks'],
    ['is hidden there when the person says so', kept({ isHidden: true }), GERMAN, 'away'],
    ['is shown there anyway when the person says so', kept({ isIgnored: true }), GERMAN, 'shown'],
    [
      'is shown where two devices answered differently',
      kept({ isHidden: true, isIgnored: true }),
      GERMAN,
      'shown',
    ],
  ] as const)('%s', (_, guide, facts, state) => {
    expect(guideState(guide, facts)).toBe(state)
  })
})

test('[HOME-17] the later answer replaces the earlier', () => {
  const hidden = answerEnglishOnly(NO_HOME, 'hide')
  expect(hidden.guide).toEqual({ ...NO_HOME.guide, isHidden: true })
  expect(answerEnglishOnly(hidden, 'show').guide).toEqual({ ...NO_HOME.guide, isIgnored: true })
})

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])(
  '[HOME-16] available %s, an account met before %s: introduced automatically %s',
  (isAvailable, isAlreadySynced, isIntroduced) => {
    const before = { ...NO_HOME, guide: { ...NO_HOME.guide, isAlreadySynced } }
    const home = introduceAtFirstSync(before, { isAvailable })
    expect(home.guide).toEqual({ ...NO_HOME.guide, isIntroduced, isAlreadySynced: true })
    // A later change has no effect by itself.
    expect(introduceAtFirstSync(home, { isAvailable: true })).toBe(home)
  },
)

test('[HOME-16] opening the guide introduces it, and it stays so', () => {
  const home = introduceGuide(NO_HOME)
  expect(home.guide.isIntroduced).toBe(true)
  expect(introduceGuide(home)).toBe(home)
  expect(introduceAtFirstSync(home, { isAvailable: false }).guide.isIntroduced).toBe(true)
})
