import { HINTS, seenHints } from '@reprieve/domain/settings/hints.ts'
import { expect, test } from 'vitest'
import type { Choice } from '../local/deviceDatabase.ts'
import { showHintsAgain } from './seenHints.ts'

test('[SET-14, D50] first hints that were asked for again count as not seen', async () => {
  const kept: Partial<Record<Choice, unknown>> = { hints: [...HINTS] }
  expect(seenHints(kept.hints)).toEqual(HINTS)
  await showHintsAgain({ choose: async (name, value) => void (kept[name] = value) })
  expect(seenHints(kept.hints)).toEqual([])
})
