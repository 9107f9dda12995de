import type { CompletedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import { readQuestionnaire } from '@reprieve/contract/questionnaires/readQuestionnaire.ts'
import { listQuestions } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { answerText } from './ResponseView.tsx'
import { changeText } from './changeText.ts'
import { scoredTimes, makeScorePicture } from './scorePicture.ts'
import { A_FORM } from './testing/aForm.ts'

const text = await loadText('en', 'questionnaires')
const at = (day: string): number => dayNumber(day) * DAY_MS + DAY_MS / 2
const NOW = { at: at('2026-03-20'), offset: 0 }
const SPEECH = { text, tag: 'en', now: NOW }

const time = (day: string, value: number | null, most = 10): CompletedQuestionnaire => ({
  responseId: day,
  at: at(day),
  offset: 0,
  edition: 'one',
  response: {},
  score: value === null ? null : { value, least: 0, most, band: 'severe', parts: {} },
  isShared: true,
})

const TIMES = [time('2026-03-15', 3.5), time('2026-03-08', null), time('2026-03-01', 6)]

test('[QST-35] the chart shows each time with a score, the earliest first, and its table says the same', () => {
  const picture = makeScorePicture(scoredTimes(TIMES), { ...SPEECH, slug: 'peg' })
  expect(picture).toMatchObject({
    title: 'Score over time',
    sentence: 'Answered 2 times with a score. Last: 3.5 on March 15.',
    table: {
      heads: ['Day', 'Score'],
      rows: [
        ['2026-03-01', 6],
        ['2026-03-15', 3.5],
      ],
    },
    fileName: 'reprieve-peg-2026-03-01-2026-03-15',
  })
  expect(picture?.spotText(0)).toBe('March 1: 6')
  expect(picture?.draw?.({ width: 340, letter: 15 }).spots).toHaveLength(2)
  expect(makeScorePicture([], { ...SPEECH, slug: 'peg' })).toBeNull()
})

test('[QST-35] a score of another scale, of a form that has changed since, is neither drawn nor compared', () => {
  const times = [time('2026-03-15', 9, 27), time('2026-03-08', 12, 27), time('2026-03-01', 6)]
  expect(scoredTimes(times).map(({ score }) => score.value)).toEqual([12, 9])
})

const changed = (first: number, last: number, most = 10): string => {
  const [one, other] = scoredTimes([time('2026-03-01', first, most), time('2026-03-15', last, most)])
  return changeText(one!, other!, SPEECH)
}

test('[QST-35] a change is shown in points, in percent from 3 upwards, and as possible chance', () => {
  expect(changed(6, 3.5)).toBe(
    '2.5 points lower than on March 1. In percent: -42%. A change this size is often noticeable. It may still be chance.',
  )
  expect(changed(6, 7)).toBe(
    '1 point higher than on March 1. In percent: +17%. A change this size may be chance.',
  )
  expect(changed(2, 1)).toBe('1 point lower than on March 1. A change this size may be chance.')
  expect(changed(4, 4)).toBe('The same as on March 1.')
})

test('[QST-35] for a scale of another length no change is called noticeable', () => {
  expect(changed(20, 5, 24)).toBe('15 points lower than on March 1. A change this size may be chance.')
})

test('[QST-35] in every language a change is described without a cause', async () => {
  for (const language of LANGUAGES) {
    const said = await loadText(language, 'questionnaires')
    const [one, other] = scoredTimes([time('2026-03-01', 6), time('2026-03-15', 3.5)])
    expect(changeText(one!, other!, { text: said, tag: 'en', now: NOW })).toMatch(/2\.?[,.]5/)
  }
})

test('[QST-34] an answer is shown in the words in which it was given', () => {
  const read = readQuestionnaire(A_FORM)
  const [walks, slept, thoughts, more] = read.ok ? listQuestions(read.value) : []
  const speech = { ...SPEECH, spoken: null }
  expect([
    answerText(walks!, 3, speech),
    answerText(slept!, false, speech),
    answerText(thoughts!, ['Some'], speech),
    answerText(more!, 'Well, <b>so</b>', speech),
    answerText({ ...walks!, kind: 'date' }, '2026-03-01', speech),
    answerText({ ...walks!, isSlider: true, least: 0, most: 10 }, 3, speech),
    answerText({ ...walks!, isSlider: true, least: 0, most: 10, lower: { base: 'None', by: {} } }, 0, speech),
  ]).toEqual(['3', 'No', 'Some', 'Well, <b>so</b>', 'March 1', '3, from 0 to 10', '0: None'])
})
