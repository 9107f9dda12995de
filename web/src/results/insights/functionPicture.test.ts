import { BUILT_IN_QUESTIONNAIRES } from '@reprieve/content/questionnaires.ts'
import { PEG } from '@reprieve/contract/questionnaires/interferenceFrom.ts'
import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { listQuestions } from '@reprieve/domain/questionnaires/questionnaire.ts'
import type { DayTable } from '@reprieve/domain/results/days.ts'
import { intlTag, LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { dayScorePicture } from './dayPictures.ts'
import { functionPicture, hasInterference } from './functionPicture.ts'
import { insightWords } from './insightWords.ts'

const results = await loadText('en', 'results')
const wordsIn = async (isNarrow: boolean) => ({
  ...insightWords(await loadText('en', 'insights'), 'en-GB'),
  results,
  isNarrow,
})
const WIDE = await wordsIn(false)
const NARROW = await wordsIn(true)
const last = dayNumber('2026-11-15')
const ROOM = { width: 340, letter: 15 }

/** A reflection of 6 and of 7, on the Saturday and the Sunday before the last week. */
const days = (length: number): DayTable => ({
  span: { from: last - length + 1, to: last },
  count: 2,
  day: Int32Array.of(last - 8, last - 7),
  mean: Float64Array.of(2, 4),
  high: Uint8Array.of(3, 5),
  low: Uint8Array.of(1, 4),
  records: Uint16Array.of(2, 2),
  score: Uint8Array.of(6, 7),
})
const TIMES = [
  { day: last - 40, enjoyment: 9, activity: 9 },
  { day: last - 8, enjoyment: 4, activity: 6 },
  { day: last - 1, enjoyment: 0, activity: 5 },
]

test('[RES-63] the names that a PEG is known by are those of the form', () => {
  const read = readQuestionnaire(BUILT_IN_QUESTIONNAIRES.find(({ id }) => id === 'peg')?.definition)
  if (!read.ok) throw new Error('the PEG cannot be read')
  expect(PEG.url).toBe(read.value.url)
  const asked = new Map(listQuestions(read.value).map(({ linkId, words }) => [linkId, words.base]))
  expect(asked.get(PEG.enjoyment)).toContain('enjoyment of life')
  expect(asked.get(PEG.activity)).toContain('general activity')
})

test('[RES-63, RES-64, RES-10] each has its column, its plot and its text, with how often it was answered', () => {
  const picture = functionPicture(days(30), TIMES, WIDE)
  expect(picture.sentence).toBe(
    '6.5 on average, logged on 2 of 30 days. We show a trend from 7 days. You answered the PEG 2 times in this period. Last time, on 14 November 2026: enjoyment of life 0.0, general activity 5.0. Higher means pain interfered more.',
  )
  expect(picture.table).toEqual({
    heads: [
      'Day',
      'Daily Reflection Score',
      'PEG: enjoyment of life',
      'PEG: general activity',
      'PEG: times answered',
    ],
    rows: [
      ['7 November 2026', 6, 4, 6, 1],
      ['8 November 2026', 7, null, null, 0],
      ['14 November 2026', null, 0, 5, 1],
    ],
  })
  expect([0, 1, 2].map(picture.spotText)).toEqual([
    '7 November 2026: Daily Reflection Score 6.0, PEG: enjoyment of life 4.0, PEG: general activity 6.0',
    '8 November 2026: Daily Reflection Score 7.0',
    '14 November 2026: PEG: enjoyment of life 0.0, PEG: general activity 5.0',
  ])
  const drawing = picture.draw!(ROOM)
  expect(drawing.spots).toHaveLength(3)
  const titles = drawing.shapes.flatMap((shape) =>
    shape.is === 'text' && shape.role === 'plot-title' ? [shape.text] : [],
  )
  expect(titles.join(' ')).toBe(
    'Daily Reflection Score (higher = a better day) PEG: enjoyment of life (higher = pain interfered more) PEG: general activity (higher = pain interfered more)',
  )
  expect(picture.fileName).toBe('reprieve-function-2026-10-17-2026-11-15')
})

test('[RES-63] of a week each question has its mean, with how often it was answered', () => {
  const picture = functionPicture(days(200), [...TIMES, { day: last, enjoyment: 1, activity: 8 }], NARROW)
  expect(picture.table.heads.slice(0, 3)).toEqual(['Week', 'Daily Reflection Score', 'Logged days'])
  expect(picture.table.rows.map((row) => row.slice(1))).toEqual([
    [null, '0 of 7 days', 9, 9, 1],
    [6.5, '2 of 7 days', 4, 6, 1],
    [null, '0 of 7 days', 0.5, 6.5, 2],
  ])
  expect(picture.spotText(2)).toMatch(
    /PEG: enjoyment of life 0\.5, PEG: general activity 6\.5, answered 2 times$/,
  )
  expect(picture.spotText(1)).toMatch(/Daily Reflection Score 6\.5, 2 of 7 days, PEG/)
})

test('[RES-64] without a PEG in the range it is the reflection score alone', () => {
  const before = TIMES.slice(0, 1)
  expect(hasInterference(days(30), before)).toBe(false)
  const [alone, scores] = [functionPicture(days(30), before, WIDE), dayScorePicture(days(30), WIDE)]
  expect([alone.sentence, alone.table, alone.draw!(ROOM)]).toEqual([
    scores.sentence,
    scores.table,
    scores.draw!(ROOM),
  ])
})

test('[RES-63] without a reflection the two questions are shown alone', () => {
  const table = { ...days(30), score: Uint8Array.of(255, 255) }
  const picture = functionPicture(table, TIMES, WIDE)
  expect(picture.sentence).toMatch(/^No reflections in this period\. You answered the PEG 2 times/)
  expect(picture.draw!(ROOM).spots).toHaveLength(2)
})

test('[RES-64, RES-49] in every language it is described without a cause', async () => {
  for (const language of LANGUAGES) {
    const text = await loadText(language, 'insights')
    const words = {
      ...insightWords(text, intlTag(language)),
      results: await loadText(language, 'results'),
      isNarrow: false,
    }
    const { sentence } = functionPicture(days(30), TIMES, words)
    expect(sentence).toMatch(/PEG/)
    expect(sentence).toMatch(/5[.,]0/)
  }
})
