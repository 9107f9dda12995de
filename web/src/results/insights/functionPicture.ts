import { drawFunctionDays, type FunctionPlot } from '@reprieve/charts/functionDays.ts'
import type { Interference } from '@reprieve/domain/questionnaires/interference.ts'
import { countSpanDays, type DayTable } from '@reprieve/domain/results/days.ts'
import { functionRows, type FunctionRow } from '@reprieve/domain/results/functionRows.ts'
import { chooseBucketUnit } from '@reprieve/domain/results/timeline/buckets.ts'
import { longDayText } from '../../filters/panel/rangeText.ts'
import type { PictureCell, Picture, PictureTable } from '../picture/pictureData.ts'
import { makeTickText } from '../timeline/timelineDates.ts'
import {
  joinSentences,
  dayScorePicture,
  BUCKET_TEXT_KEYS,
  shortSpanText,
  type PictureWords,
} from './dayPictures.ts'

/** Whether any pain interference was reported in these days. */
export const hasInterference = ({ span }: DayTable, answered: readonly Interference[]): boolean =>
  answered.some(({ day }) => day >= span.from && day <= span.to)

/** The score of each day and, if the PEG was answered, the pain interference, each in its own plot (D50). [RES-63] */
export function functionPicture(
  days: DayTable,
  answered: readonly Interference[],
  words: PictureWords,
): Picture {
  const scores = dayScorePicture(days, words)
  if (!hasInterference(days, answered)) return scores
  const { text, tag, isNarrow } = words
  const { span } = days
  const rows = functionRows(days, answered, isNarrow)
  const plots = plotsOf(rows, words)
  let table: PictureTable | null = null
  return {
    ...scores,
    sentence: joinSentences([scores.sentence, lastText(days, answered, words)], tag),
    draw: (room) => drawFunctionDays({ span, rows, plots, tickText: makeTickText(span, tag) }, room),
    get table() {
      return (table ??= tableOf(rows, BUCKET_TEXT_KEYS[chooseBucketUnit(span, isNarrow)].head, words))
    },
    spotText: (at) => {
      const row = rows[at]!
      return text('spot', { day: shortSpanText(row, tag), values: words.names(toldIn(row, words)) })
    },
  }
}

/** The last answer as given: a mark in the chart may be the mean of a week. */
function lastText({ span }: DayTable, answered: readonly Interference[], words: PictureWords): string {
  const within = answered.filter(({ day }) => day >= span.from && day <= span.to)
  const { day, enjoyment, activity } = within.at(-1)!
  const { text, tag, number } = words
  return text('pegSentence', {
    count: within.length,
    day: longDayText(day, tag),
    enjoyment: number(enjoyment),
    activity: number(activity),
  })
}

/** Each plot says its direction: for the day score higher is better, for the others it is not. [RES-64] */
function plotsOf(rows: readonly FunctionRow[], { text, results }: PictureWords): readonly FunctionPlot[] {
  const scores: FunctionPlot = {
    title: text('higherBetter', { name: results('dailyReflectionScore') }),
    is: 'reflection',
    values: rows.map(({ score }) => score),
  }
  const questions = (['enjoyment', 'activity'] as const).map((what): FunctionPlot => ({
    title: text('higherInTheWay', { name: text(PEG_NAMES[what]) }),
    is: 'question',
    values: rows.map((row) => row[what]),
  }))
  return rows.some(({ score }) => score !== null) ? [scores, ...questions] : questions
}

const PEG_NAMES = { enjoyment: 'pegEnjoyment', activity: 'pegActivity' } as const

type Head = (typeof BUCKET_TEXT_KEYS)[keyof typeof BUCKET_TEXT_KEYS]['head']

/** A mean is always shown with what it was computed from. */
function tableOf(rows: readonly FunctionRow[], head: Head, words: PictureWords): PictureTable {
  const { text, results, tag } = words
  const hasStretches = head !== 'day'
  const daysOf = (row: FunctionRow): readonly PictureCell[] =>
    hasStretches ? [scoreDaysText(row, words)] : []
  return {
    heads: [
      text(head),
      results('dailyReflectionScore'),
      ...(hasStretches ? [text('stretchDays')] : []),
      text('pegEnjoyment'),
      text('pegActivity'),
      text('pegTimes'),
    ],
    rows: rows.map((row) => [
      shortSpanText(row, tag),
      row.score,
      ...daysOf(row),
      row.enjoyment,
      row.activity,
      row.times,
    ]),
  }
}

const scoreDaysText = (row: FunctionRow, { text }: PictureWords): string =>
  text('daysOf', { days: row.scoreDays, outOf: countSpanDays(row) })

function toldIn(row: FunctionRow, words: PictureWords): readonly string[] {
  const { text, results, number } = words
  const said = (name: string, value: number | null): readonly string[] =>
    value === null ? [] : [text('nameValue', { name, value: number(value) })]
  return [
    ...said(results('dailyReflectionScore'), row.score),
    ...(row.score !== null && row.from < row.to ? [scoreDaysText(row, words)] : []),
    ...said(text('pegEnjoyment'), row.enjoyment),
    ...said(text('pegActivity'), row.activity),
    ...(row.times > 1 ? [text('pegAnswered', { count: row.times })] : []),
  ]
}
