import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { interferenceFrom, PEG } from './interferenceFrom.ts'

const item = (linkId: string, valueInteger: unknown) => ({ linkId, answer: [{ valueInteger }] })
const peg = (enjoyment: unknown, activity: unknown, questionnaire = `${PEG.url}|0.1.0`) => ({
  questionnaire,
  item: [item('peg-1', 9), item('peg-2', enjoyment), item('peg-3', activity)],
})
const once = (at: number, response: unknown, offset = 0) => ({ at, offset, response })
const DAY = dayNumber('2026-11-12')
const NIGHT = Date.UTC(2026, 10, 11, 23, 30)

test('[RES-63] both questions of each PEG, the earliest first, by the calendar of the place where it was answered', () => {
  const times = [once(NIGHT + 1, peg(0, 10)), once(NIGHT, peg(3, 4, PEG.url), HOUR_MS)]
  expect(interferenceFrom(times)).toEqual([
    { day: DAY, enjoyment: 3, activity: 4 },
    { day: DAY - 1, enjoyment: 0, activity: 10 },
  ])
})

test.each([
  ['another form', peg(3, 4, 'https://example.org/peg')],
  ['no name', { ...peg(3, 4), questionnaire: undefined }],
  ['a question without its answer', { questionnaire: PEG.url, item: [item('peg-2', 3)] }],
  ['a number beside the scale', peg(3, 11)],
  ['no number', peg('3', 4)],
  ['nothing', null],
])('[RES-63] %s does not count', (_, response) => {
  expect(interferenceFrom([once(NIGHT, response)])).toEqual([])
})
