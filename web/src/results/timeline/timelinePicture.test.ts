import { NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import type { DayTable } from '@reprieve/domain/results/days.ts'
import { intlTag, LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import {
  collectTimelineFacts,
  parseShownSeries,
  timelinePicture,
  type TimelinePicture,
} from './timelinePicture.ts'

const today = dayNumber('2026-11-12')

interface Day {
  /** Days before today. */
  ago: number
  pain?: readonly number[]
  /** Records without a number. */
  unnumbered?: number
  score?: number
}

/** In the form that the diary gives. */
function table(days: readonly Day[], length: number): DayTable {
  const ofPain = (one: (pain: readonly number[]) => number) => days.map(({ pain = [] }) => one(pain))
  return {
    span: { from: today - length + 1, to: today },
    count: days.length,
    day: Int32Array.from(days, ({ ago }) => today - ago),
    mean: Float64Array.from(ofPain((pain) => pain.reduce((sum, one) => sum + one, 0) / pain.length)),
    high: Uint8Array.from(ofPain((pain) => (pain.length === 0 ? NO_VALUE : Math.max(...pain)))),
    low: Uint8Array.from(ofPain((pain) => (pain.length === 0 ? NO_VALUE : Math.min(...pain)))),
    records: Uint16Array.from(days, ({ pain = [], unnumbered = 0 }) => pain.length + unnumbered),
    score: Uint8Array.from(days, ({ score = NO_VALUE }) => score),
  }
}

interface TimelinePictureCase {
  language?: Language
  hidden?: string
  length?: number
  isNarrow?: boolean
  before?: readonly Day[]
}

async function pictureOf(days: readonly Day[], asked: TimelinePictureCase = {}): Promise<TimelinePicture> {
  const { language = 'en', hidden = '', length = 30, isNarrow = false, before } = asked
  const tag = language === 'en' ? 'en-GB' : intlTag(language)
  const text = await loadText(language, 'timeline')
  const insights = await loadText(language, 'insights')
  const results = await loadText(language, 'results')
  return timelinePicture(
    collectTimelineFacts(table(days, length), before === undefined ? null : table(before, length), isNarrow),
    parseShownSeries(hidden),
    {
      text,
      insights,
      results,
      tag,
      today,
    },
  )
}

/** The earliest first; the last is today. */
const painOf = (values: readonly number[]): readonly Day[] =>
  values.map((value, at) => ({ ago: values.length - 1 - at, pain: [value] }))

test('[RES-51] a clear trend is described by both ends and its days only', async () => {
  const { title, sentence } = await pictureOf(painOf([6, 6, 5, 5, 5, 4, 4]))
  expect(title).toBe('Pain went down in this period')
  expect(sentence).toMatch(/^From about 6\.\d on 6 November to about 4\.\d now\. Logged on 7 of 30 days\.$/)
  expect((await pictureOf(painOf([1, 2, 3, 4, 5, 6, 6]))).title).toBe('Pain went up in this period')
})

test('[RES-66] beside a period before, the heading and the size are those of the insights', async () => {
  const high = painOf([8, 8, 8, 8, 8, 8, 8])
  const rising = await pictureOf(painOf([3, 3, 4, 4, 5, 5, 5]), { before: high })
  expect(rising.title).toBe('Less pain than in the previous period')
  expect(rising.sentence).toMatch(/^A change this size is often noticeable\. Within this period: from about /)
  const same = await pictureOf(high, { before: high })
  expect(same.title).toBe('On average, no clear change from the previous period')
  const more = await pictureOf(high, { before: painOf([3, 3, 3, 3, 3, 3, 3]) })
  expect(more.title).toBe('More pain than in the previous period')
})

test('[RES-86] beside a period before, the sentence says that its two ends lie within this one', async () => {
  const falling = painOf([7, 6, 6, 5, 4, 4, 3])
  const compared = await pictureOf(falling, { before: falling })
  expect(compared.title).toBe('On average, no clear change from the previous period')
  expect(compared.sentence).toMatch(
    /^Within this period: from about 7\.\d on 6 November to about 3\.\d now\. /,
  )
  const past = falling.map((day) => ({ ...day, ago: day.ago + 10 }))
  const { sentence } = await pictureOf(past, { before: past })
  expect(sentence).toMatch(
    /^Within this period: from about 7\.\d on 27 October to about 3\.\d on 2 November\. /,
  )
})

test('[RES-51] less than a point is no clear change', async () => {
  const { title, sentence } = await pictureOf(painOf([5, 5, 5, 5, 5, 5, 4]))
  expect(title).toBe('No clear direction in this period')
  expect(sentence).toBe('No clear direction in this period: about 4.9. Logged on 7 of 30 days.')
})

test('[RES-51] "now" is not said of a day long ago', async () => {
  const past = painOf([6, 6, 5, 5, 5, 4, 3]).map((day) => ({ ...day, ago: day.ago + 10 }))
  const { sentence } = await pictureOf(past)
  expect(sentence).toMatch(/on 27 October to about \d\.\d on 2 November\./)
})

test('[RES-51] with few days no direction is named, and reflections alone are described as such', async () => {
  const few = await pictureOf(painOf([9, 0]))
  expect(few.title).toBe('Pain per day')
  expect(few.sentence).toBe('On average 4.5. Logged on 2 of 30 days. We show a trend from 7 logged days.')
  const alone = await pictureOf([{ ago: 3, score: 0 }])
  expect(alone.title).toBe('Reflection per day')
  expect(alone.sentence).toBe('No pain scores recorded. Reflection: on average 0.0. Logged on 1 of 30 days.')
})

test('[RES-52] flares: all are counted, two are named', async () => {
  const { note } = await pictureOf(painOf([9, 1, 1, 8, 1, 1, 1, 1, 9, 1, 1, 1]))
  expect(note).toContain('Flares on 3 days, the hardest on 1 November and 9 November.')
})

test('[RES-81] a year with a direction says its two ends, and which weeks and days they are of', async () => {
  const year = Array.from({ length: 365 }, (_, ago) => ({
    ago,
    pain: [Math.round(3 + ago / 90)],
  })).toReversed()
  const { title, sentence, plotTitle } = await pictureOf(year, { length: 365 })
  expect(title).toBe('From 7.0 to 3.0 in a year')
  expect(sentence).toBe('Typical week, first and last three months. Logged on 365 of 365 days.')
  expect(plotTitle).toBe('Pain, each week')
})

test('[RES-80] weeks are drawn as a band with a line, and not as days', async () => {
  const year = Array.from({ length: 365 }, (_, ago) => ({ ago, pain: [2, 3 + (ago % 4)] })).toReversed()
  const { draw } = await pictureOf(year, { length: 365 })
  const roles = draw!({ width: 330, letter: 15 }).shapes.map(({ role }) => role)
  expect(roles).toEqual(expect.arrayContaining(['band', 'median-line']))
  expect(roles).not.toContain('average-line')
})

const MIXED: readonly Day[] = [
  { ago: 4, pain: [0] },
  { ago: 3, pain: [2, 7, 6], unnumbered: 1, score: 4 },
  { ago: 1, unnumbered: 2 },
  { ago: 0, score: 10 },
]

test('[RES-55] the table has every day and every figure, also of hidden series', async () => {
  const whole = await pictureOf(MIXED)
  expect(whole.table).toEqual({
    heads: ['Day', 'Daily Average', 'Daily High', 'Daily Low', 'Records', 'Daily Reflection Score'],
    rows: [
      ['8 Nov 2026', 0, 0, 0, 1, null],
      ['9 Nov 2026', 5, 7, 2, 4, 4],
      ['11 Nov 2026', null, null, null, 2, null],
      ['12 Nov 2026', null, null, null, 0, 10],
    ],
  })
  const bare = await pictureOf(MIXED, { hidden: 'average,range,trend,reflection' })
  expect(bare.table).toEqual(whole.table)
  expect(bare.fileName).toBe('reprieve-timeline-2026-10-14-2026-11-12')
})

test('[RES-55] one mark in one line', async () => {
  const { spotText } = await pictureOf(MIXED)
  expect([0, 1, 2, 3, 4].map(spotText)).toEqual([
    '8 Nov 2026: 1 record, pain 0.0',
    '9 Nov 2026: 4 records, average 5.0, high 7, low 2, reflection 4',
    '11 Nov 2026: 2 records without a number',
    '12 Nov 2026: reflection 10',
    '',
  ])
})

test('[RES-55] a week says how many of its days it covers, in the table and when it is read', async () => {
  const { table: shown, spotText } = await pictureOf(MIXED, { length: 400 })
  expect(shown.heads).toContain('Days with pain recorded')
  const [week, ...cells] = shown.rows.at(-1)!
  // The space around the dash depends on the browser.
  expect(week).toMatch(/^9\s*–\s*12 Nov 2026$/u)
  expect(cells).toEqual([null, 5, '1 of 4', 7, 2, 6, 7, '2 of 4'])
  expect(spotText(1)).toContain(': 2 to 7, 1 of 4 days, reflection 7.0')
})

test('[RES-50] in a narrow chart a year is shown by weeks, in the chart and in the table', async () => {
  const asked = { length: 365, isNarrow: true }
  const { title, table: shown, draw } = await pictureOf(MIXED, asked)
  expect([title, shown.heads[0]]).toEqual(['Pain, each week', 'Week'])
  const { spots, shapes } = draw!({ width: 330, letter: 15 })
  expect(spots).toHaveLength(shown.rows.length)
  const texts = shapes.flatMap((shape) => (shape.is === 'text' ? [shape.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['Jan 2026', 'Apr', 'Jul', 'Oct']))
  expect((await pictureOf(MIXED, { ...asked, length: 119 })).title).toBe('Pain per day')
})

test('[RES-55] the trend is in the table, for its own days', async () => {
  const scored = { ago: 9, score: 3 }
  const { table: shown } = await pictureOf([scored, ...painOf([1, 2, 3, 4, 5, 6, 7])])
  expect(shown.heads.at(-1)).toBe('Trend line')
  expect(shown.rows.map((row) => row.at(-1))).toEqual([null, 1, 2, 3, 4, 5, 6, 7])
})

test('[RES-50] whatever is hidden, every row has its spot and the chart is drawn', async () => {
  for (const hidden of ['', 'reflection', 'average,range,trend', 'average,range,trend,reflection']) {
    for (const length of [30, 400, 4_000]) {
      const { draw, table: shown } = await pictureOf(MIXED, { hidden, length })
      expect(draw!({ width: 342, letter: 15 }).spots.length).toBe(shown.rows.length)
    }
  }
})

test.each(LANGUAGES)(
  '[RES-51] in %s every sentence is complete, and every column has its own name',
  async (language) => {
    const days = painOf([9, 9, 8, 5, 4, 3, 3, 2, 2, 1, 1]).map((day) => ({ ...day, score: 10 - day.ago }))
    for (const length of [30, 400, 4_000]) {
      const { title, sentence, note, table: shown, spotText } = await pictureOf(days, { language, length })
      const said = [title, sentence, note, ...shown.heads, spotText(0)]
      // A key that is missing is said by its own name; a value that is missing would leave its braces.
      expect(said.filter((words) => /[{}]|undefined|NaN|^[a-z]+[A-Z]/.test(words))).toEqual([])
      expect(new Set(shown.heads).size).toBe(shown.heads.length)
      expect(sentence).not.toContain('..')
    }
  },
)
