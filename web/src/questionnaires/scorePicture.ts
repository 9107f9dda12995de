import { drawScores } from '@reprieve/charts/scores.ts'
import type { Drawing, ChartSize } from '@reprieve/charts/shapes.ts'
import type { CompletedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import type { Score } from '@reprieve/domain/questionnaires/scoring.ts'
import { dayNumberOf, localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { ComponentType } from 'react'
import { dayTextInSentence, axisDayText } from './dayTexts.ts'
import { numberText } from './typedNumber.ts'

/** What a chart card needs. */
export interface ScorePicture {
  title: string
  sentence: string
  draw: ((room: ChartSize) => Drawing) | null
  table: { heads: readonly string[]; rows: readonly (readonly (string | number | null)[])[] }
  spotText: (row: number) => string
  fileName: string
}

/** The results area draws charts, and is passed in. */
export type PictureComponent = ComponentType<{ picture: ScorePicture }>

export interface ScoredTime {
  day: DayNumber
  score: Score
}

/**
 * Responses with a score, the earliest first. A form may have changed: a score with another range than the last one
 * belongs to another scale and is left out.
 */
export function scoredTimes(times: readonly CompletedQuestionnaire[]): readonly ScoredTime[] {
  const scored = times
    .flatMap(({ at, offset, score }) =>
      score === null ? [] : [{ day: dayNumberOf({ at, offset }), at, score }],
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ day, score }) => ({ day, score }))
  const last = scored.at(-1)?.score
  return scored.filter(({ score: { least, most } }) => least === last?.least && most === last.most)
}

interface Speech {
  text: Text<'questionnaires'>
  tag: string
  now: LocalInstant
  slug: string
}

/** Null if there is no score to draw. [QST-35] */
export function makeScorePicture(times: readonly ScoredTime[], speech: Speech): ScorePicture | null {
  const { text, tag, now, slug } = speech
  const last = times.at(-1)
  if (last === undefined) return null
  const { least, most } = last.score
  const points = times.map(({ day, score }) => ({ day, value: score.value }))
  const said = points.map(({ day, value }) => ({
    day: dayTextInSentence(tag, day, now),
    value: numberText(tag, value),
  }))
  return {
    title: text('overTime'),
    sentence: text('overTimeText', { count: times.length, ...said.at(-1)! }),
    draw: (room) =>
      drawScores(
        { points, least, most, numberText: (value) => numberText(tag, value), tickText: axisDayText(tag) },
        room,
      ),
    table: {
      heads: [text('day'), text('score')],
      rows: points.map(({ day, value }) => [localDay(day), value]),
    },
    spotText: (row) => (said[row] === undefined ? '' : text('spot', said[row])),
    fileName: `reprieve-${slug}-${localDay(points[0]!.day)}-${localDay(last.day)}`,
  }
}
