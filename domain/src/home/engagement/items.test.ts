import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkItems, listEngagementItems, NOTHING_DONE, type EngagementFacts } from './items.ts'
import {
  ITEM_TYPES,
  NO_ENGAGEMENT,
  RESULT_VIEWS,
  markResultsSeen,
  type ItemType,
} from './storedEngagement.ts'

const NOTHING: EngagementFacts = { ...NOTHING_DONE, isGuideAvailable: true, canInstall: true }
const ALL_SEEN = RESULT_VIEWS.reduce(markResultsSeen, NO_ENGAGEMENT)

test('[ENG-1, ENG-9] the items, download app last', () => {
  const facts = { ...NOTHING, trackingDays: 3, isRegistered: true }
  expect(listEngagementItems(facts, markResultsSeen(NO_ENGAGEMENT, 'charts'))).toEqual([
    { type: 'register_account', priority: 20, isChecked: true, progress: null },
    { type: 'enable_notifications', priority: 20, isChecked: false, progress: null },
    { type: 'profile', priority: 20, isChecked: false, progress: null },
    { type: 'tracking', priority: 20, isChecked: false, progress: { done: 3, needed: 7 } },
    { type: 'results', priority: 20, isChecked: false, progress: { done: 1, needed: 5 } },
    { type: 'pain_guide', priority: 20, isChecked: false, progress: { done: 0, needed: 4 } },
    { type: 'download_app', priority: 10, isChecked: false, progress: null },
  ])
})

describe('[ENG-2, ENG-3, ENG-4, ENG-6, ENG-7] an item checks itself', () => {
  test.each<[string, Partial<EngagementFacts>, readonly ItemType[]]>([
    ['none where nothing was done', {}, []],
    ['registered', { isRegistered: true }, ['register_account']],
    ['reminded', { isReminded: true }, ['enable_notifications']],
    ['six days are too few', { trackingDays: 6 }, []],
    ['seven days', { trackingDays: 7 }, ['tracking']],
    ['more days', { trackingDays: 70 }, ['tracking']],
    ['three of the guide are too few', { guideItems: 3 }, []],
    ['four of the guide', { guideItems: 4 }, ['pain_guide']],
    ['the profile', { isProfileComplete: true }, ['profile']],
    ['installed, or started as an app', { isInstalled: true, canInstall: false }, ['download_app']],
  ])('%s', (_, facts, checked) => {
    expect(checkItems(NO_ENGAGEMENT, { ...NOTHING, ...facts }).checked).toEqual(checked)
  })

  test('when all five screens of the results were seen, and one twice is one', () => {
    const four = RESULT_VIEWS.slice(1).reduce(markResultsSeen, NO_ENGAGEMENT)
    expect(checkItems(markResultsSeen(four, 'charts'), NOTHING).checked).toEqual([])
    expect(checkItems(markResultsSeen(four, 'insights'), NOTHING).checked).toEqual(['results'])
  })
})

test('[ENG-7] a checked item stays checked when its condition no longer holds, and is shown as complete', () => {
  const kept = checkItems(ALL_SEEN, { ...NOTHING, trackingDays: 9, isRegistered: true, isReminded: true })
  expect(checkItems(kept, NOTHING)).toBe(kept)
  const checked = listEngagementItems(NOTHING, { ...kept, seenResults: [] }).filter(
    ({ isChecked }) => isChecked,
  )
  expect(checked.map(({ type, progress }) => [type, progress])).toEqual([
    ['register_account', null],
    ['enable_notifications', null],
    ['tracking', { done: 7, needed: 7 }],
    ['results', { done: 5, needed: 5 }],
  ])
})

describe('[ENG-1] only items that are possible here are listed', () => {
  const listed = (facts: Partial<EngagementFacts>, checked: readonly ItemType[] = []): ItemType[] =>
    listEngagementItems({ ...NOTHING, ...facts }, { ...NO_ENGAGEMENT, checked }).map(({ type }) => type)

  test('the guide where it is available', () => {
    expect(listed({ isGuideAvailable: false })).not.toContain('pain_guide')
    expect(listed({ isGuideAvailable: false }, ['pain_guide'])).not.toContain('pain_guide')
  })

  test('the app where it can be installed, was started as one, or was got elsewhere', () => {
    expect(listed({ canInstall: false })).not.toContain('download_app')
    expect(listed({ canInstall: false, isInstalled: true })).toContain('download_app')
    expect(listed({ canInstall: false }, ['download_app'])).toContain('download_app')
  })
})

test('[ENG-7, ENG-9] whatever happens, nothing is ever unchecked, and each item appears once in its order', () => {
  const facts = fc.record({
    isRegistered: fc.boolean(),
    isReminded: fc.boolean(),
    isProfileComplete: fc.boolean(),
    trackingDays: fc.nat(9),
    guideItems: fc.nat(5),
    isGuideAvailable: fc.boolean(),
    isInstalled: fc.boolean(),
    canInstall: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 8 }), (days) => {
      let kept = NO_ENGAGEMENT
      for (const day of days) {
        const next = checkItems(kept, day)
        expect(kept.checked.every((type) => next.checked.includes(type))).toBe(true)
        const types = listEngagementItems(day, kept).map(({ type }) => type)
        expect(types).toEqual(ITEM_TYPES.filter((type) => types.includes(type)))
        kept = next
      }
    }),
    { seed: 7 },
  )
})
