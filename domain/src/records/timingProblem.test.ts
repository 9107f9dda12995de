import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { setEnd } from './editRecord.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'
import { findTimingProblem, type TimingProblem } from './timingProblem.ts'

const NOW = Date.UTC(2026, 4, 10, 14, 20)
const WHEN = { now: NOW, here: () => 0 }
const at = (startsAt: number): PainRecord => emptyRecord({ at: startsAt, offset: 0 })

const PROBLEMS: [string, PainRecord, TimingProblem | null][] = [
  ['nothing about now', at(NOW), null],
  ['nothing about five minutes ahead', at(NOW + 5 * MINUTE_MS), null],
  ['a later time of today', at(NOW + HOUR_MS), { fault: 'in-the-future', field: 'start-clock' }],
  ['tomorrow', at(NOW + DAY_MS), { fault: 'in-the-future', field: 'start-day' }],
  ['1899', at(Date.UTC(1899, 5, 1)), { fault: 'outside-calendar', field: 'start-day' }],
  [
    'an end a little before the start',
    setEnd(at(NOW), NOW - HOUR_MS),
    { fault: 'end-before-start', field: 'end-clock' },
  ],
  [
    'an end of the day before',
    setEnd(at(NOW), NOW - DAY_MS),
    { fault: 'end-before-start', field: 'end-day' },
  ],
  ['an end of tonight', setEnd(at(NOW), NOW + HOUR_MS), { fault: 'in-the-future', field: 'end-clock' }],
  ['an end of tomorrow', setEnd(at(NOW), NOW + DAY_MS), { fault: 'in-the-future', field: 'end-day' }],
  [
    'more than a century',
    setEnd(at(Date.UTC(1900, 1, 1)), NOW),
    { fault: 'lasts-too-long', field: 'end-day' },
  ],
]

test.each(PROBLEMS)('[REC-8, REC-12] the field to change is reported: %s', (_, record, problem) => {
  expect(findTimingProblem(record, WHEN)).toEqual(problem)
})
