import { expect, test, vi } from 'vitest'
import { keepKnown } from '../local/knownShelf.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { followGuideAway } from './menuRowsGuide.ts'

test.each([
  [{ pain_guide_available: false }, true],
  [{ pain_guide_available: true }, false],
  [{}, false],
])(
  '[HOME-18] of whom the server has told %j it is said whether the guide is away: %s',
  async (record, isAway) => {
    const diary = aDiary()
    await keepKnown(diary, 'user_record', record)
    const told: boolean[] = []
    const ends = [followGuideAway(diary, (one) => told.push(one))]
    await vi.waitFor(() => expect(told).toEqual([isAway]))
    // Also who comes when it is known already.
    ends.push(followGuideAway(diary, (one) => told.push(one)))
    expect(told.slice(0, 2)).toEqual([isAway, isAway])
    for (const end of ends) end()
  },
)
