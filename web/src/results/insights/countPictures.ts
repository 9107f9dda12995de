import { drawBars } from '@reprieve/charts/bars.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import {
  LENGTH_STEPS,
  mostOf,
  PATTERNS,
  type RecordCounts,
} from '@reprieve/domain/results/insights/recordCounts.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Picture } from '../picture.ts'
import type { InsightWords } from './insightWords.ts'

interface CountWords extends InsightWords {
  records: Text<'records'>
}

interface Counting {
  counted: RecordCounts
  span: DaySpan
  words: CountWords
}

/** The durations of pain. */
export function lengthPicture(of: Counting): Picture {
  const { text, records } = of.words
  const last = LENGTH_STEPS.length - 1
  const labels = LENGTH_STEPS.map((from, at) => {
    if (at === 0) return text('underHour')
    return at === last ? text('dayOrLonger') : text('hoursFromTo', { from, to: LENGTH_STEPS[at + 1]! })
  })
  return pictureOf({ ...of, title: records('duration'), name: 'duration', labels })
}

/** The types of pain. */
export function patternPicture(of: Counting): Picture {
  const { records } = of.words
  const labels = PATTERNS.map((pattern) => records(pattern))
  return pictureOf({ ...of, title: records('typeOfPain'), name: 'type', labels })
}

interface Bars extends Counting {
  title: string
  name: string
  labels: readonly string[]
}

function pictureOf({ counted: { counts, told }, span, words, title, name, labels }: Bars): Picture {
  const { text, tag } = words
  const whole = new Intl.NumberFormat(tag)
  const rows = labels.map((label, at) => ({
    label,
    value: counts[at]!,
    valueText: whole.format(counts[at]!),
  }))
  const inRecords = (count: number): string => text('inRecords', { count, outOf: told })
  const most = mostOf(counts)
  const sentence = (): string => {
    if (told === 0) return text('noneTells')
    return most === null
      ? text('toldIn', { count: told })
      : text('mostOften', { name: labels[most]!, records: inRecords(counts[most]!) })
  }
  return {
    title,
    sentence: sentence(),
    draw: told === 0 ? null : (room) => drawBars({ rows, most: Math.max(...counts) }, room),
    table: { heads: [title, text('records')], rows: rows.map(({ label, value }) => [label, value]) },
    spotText: (row) => text('spot', { day: labels[row]!, values: inRecords(counts[row]!) }),
    fileName: `reprieve-${name}-${localDay(span.from)}-${localDay(span.to)}`,
  }
}
