import {
  readQuestionnaireList,
  type ListedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'
import { NO_DRAFTS, withDraftAnswer, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { describe, expect, test } from 'vitest'
import { A_LIST } from './testing/aForm.ts'
import {
  countToComplete,
  clampToServerTime,
  questionnaireToday,
  type QuestionnaireDeviceFacts,
} from './todaysQuestionnaires.ts'

const LIST = readQuestionnaireList(A_LIST)
const ROW = LIST.institutions[0]!.rows[0]!
const OWN = LIST.own[0]!

const on = (day: string, drafts: Drafts = NO_DRAFTS): QuestionnaireDeviceFacts => ({
  drafts,
  now: { at: dayNumber(day) * DAY_MS + DAY_MS / 2, offset: 0 },
  offsetAt: () => 0,
})
const half = (nid: number): Drafts =>
  withDraftAnswer(NO_DRAFTS, { nid, linkId: 'walks', answer: 2, at: 1, newResponseId: 'r' })
const completed = (day: string): ListedQuestionnaire => ({ ...ROW, lastCompleted: dayNumber(day) * DAY_MS })

describe('[QST-30] the questionnaires of a person today', () => {
  test('waits until its due date, and afterwards until the next window', () => {
    expect(questionnaireToday(ROW, on('2026-03-01'))).toMatchObject({
      status: 'to be completed',
      due: dayNumber('2026-03-02'),
      isPastDue: false,
    })
    expect(questionnaireToday(ROW, on('2026-03-04'))?.isPastDue).toBe(true)
    expect(questionnaireToday(ROW, on('2026-02-27'))).toBeNull()
  })

  test('is completed in its window, and is to be updated in the next one without a line', () => {
    const row = completed('2026-03-01')
    expect(questionnaireToday(row, on('2026-03-06'))).toMatchObject({
      status: 'recently completed',
      due: null,
    })
    expect(questionnaireToday(row, on('2026-03-07'))).toMatchObject({
      status: 'to be updated',
      due: dayNumber('2026-03-09'),
    })
  })

  test('[D49] half past midnight on its first day is within it, also after the clocks were put back', () => {
    const summer = 7_200_000
    const row = {
      ...ROW,
      first: dayNumber('2026-10-24'),
      lastCompleted: dayNumber('2026-10-24') * DAY_MS - 5_400_000,
    }
    const winter = {
      ...on('2026-10-26'),
      now: { ...on('2026-10-26').now, offset: 3_600_000 },
      offsetAt: () => summer,
    }
    expect(questionnaireToday(row, winter)?.status).toBe('recently completed')
  })

  test('by a clock that was ahead it was completed no later than now', () => {
    expect(questionnaireToday(completed('2027-01-01'), on('2026-03-01'))?.status).toBe('recently completed')
    expect(questionnaireToday(completed('2027-01-01'), on('2026-03-14'))?.status).toBe('recently completed')
  })

  test('what is half done on this device is partially completed, and is still waited for', () => {
    const here = on('2026-03-01', half(ROW.nid))
    expect(questionnaireToday(ROW, here)).toMatchObject({ status: 'partially completed', hasDraft: true })
    expect(countToComplete(LIST, here)).toBe(1)
  })

  test('what one takes for oneself has no due date and is counted by nobody', () => {
    expect(questionnaireToday(OWN, on('2026-03-01'))).toMatchObject({ status: 'to be completed', due: null })
    expect(questionnaireToday(OWN, on('2026-03-01', half(OWN.nid)))?.status).toBe('partially completed')
    expect(countToComplete({ ...LIST, institutions: [] }, on('2026-03-01', half(OWN.nid)))).toBe(0)
    expect(countToComplete(LIST, on('2026-03-01'))).toBe(1)
  })
})

describe('[QST-18] a clock that is a month behind', () => {
  const toldAt = on('2026-03-03').now.at
  const back = on('2026-02-01')
  const told = { ...back, now: clampToServerTime(back.now, { toldAt }, back.offsetAt) }

  test('leaves completed what was completed, and hides nothing that is asked', () => {
    const row = completed('2026-03-01')
    expect(questionnaireToday(row, back)).toBeNull()
    expect(questionnaireToday(row, told)).toMatchObject({ status: 'recently completed', due: null })
    expect(questionnaireToday(ROW, told)).toMatchObject({
      status: 'to be completed',
      due: dayNumber('2026-03-02'),
      isPastDue: true,
    })
    const list = (one: ListedQuestionnaire) => ({
      ...LIST,
      institutions: [{ institution: 5, name: 'Clinic', rows: [one] }],
    })
    expect([countToComplete(list(row), told), countToComplete(list(ROW), told)]).toEqual([0, 1])
  })

  test('brings no window back that is over', () => {
    const earlier = { ...completed('2026-02-02'), first: dayNumber('2026-01-31') }
    expect(questionnaireToday(earlier, back)?.status).toBe('recently completed')
    expect(questionnaireToday(earlier, told)?.status).toBe('to be updated')
    const own = { ...OWN, lastCompleted: toldAt }
    expect(questionnaireToday(own, told)?.status).toBe('recently completed')
  })

  test('goes on from where the server was, and a later clock counts by itself', () => {
    const later = on('2026-03-09').now
    expect(clampToServerTime(later, { toldAt }, () => 5)).toBe(later)
    expect(clampToServerTime(later, { toldAt: null }, () => 5)).toBe(later)
    expect(clampToServerTime(back.now, { toldAt }, () => 5)).toEqual({ at: toldAt, offset: 5 })
  })
})
