import { LONGEST_SECONDS } from '@reprieve/domain/records/recordDuration.ts'
import { expect, test } from 'vitest'
import { changeDurationUnit } from './editCriteria.ts'

test('[FILT-34] the number stays, and means another length', () => {
  const half = { compare: 'less', seconds: 1_800, shownIn: 'minutes' } as const
  expect(changeDurationUnit(half, 'hours')).toEqual({ compare: 'less', seconds: 108_000, shownIn: 'hours' })
  expect(changeDurationUnit(changeDurationUnit(half, 'hours'), 'minutes')).toEqual(half)
  expect(changeDurationUnit(half, 'seconds').seconds).toBe(30)
})

test('[FILT-34] it stays within the limits of a record', () => {
  const long = { compare: 'greater', seconds: LONGEST_SECONDS, shownIn: 'seconds' } as const
  expect(changeDurationUnit(long, 'hours').seconds).toBe(LONGEST_SECONDS)
})
