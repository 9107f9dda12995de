import { DEFAULT_CRITERIA, isWholeSpan, scaleSpanBetween } from '@reprieve/domain/filters/criteria.ts'
import type { Compare, Criteria, Span } from '@reprieve/domain/filters/filter.ts'
import type { PainPattern } from '@reprieve/domain/records/painRecord.ts'
import { DEFAULT_UNIT, LONGEST_SECONDS } from '@reprieve/domain/records/recordDuration.ts'
import { clockText } from '@reprieve/domain/time/typedTime.ts'
import { toFields, type Fields } from '../fields.ts'
import { DURATION_UNIT_NAMES, PAIN_TYPE_NAMES } from '../records/recordFields.ts'
import { findKeyByWord } from './keyOf.ts'

// Criteria with numbers: severity, score, time of day, duration and type of pain.

type Measures = Pick<Criteria, 'severity' | 'score' | 'time' | 'duration' | 'patterns'>

const COMPARED: Record<Exclude<Compare, 'all'>, string> = {
  equal: 'equal',
  less: 'less',
  greater: 'greater',
}
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/
const HOUR_MINUTES = 60

export function measuresToWire({ severity, score, time, duration, patterns }: Measures): Fields {
  return {
    ...(isWholeSpan(severity) ? {} : { severity_range: spanFields(severity) }),
    ...(isWholeSpan(score) ? {} : { reflection_score_range: spanFields(score) }),
    ...(time.compare === 'all'
      ? {}
      : { time_mode: COMPARED[time.compare], timing_h_m_s: timeText(time.minute) }),
    ...(duration.compare === 'all'
      ? {}
      : {
          duration_mode: COMPARED[duration.compare],
          pain_duration: duration.seconds,
          pain_duration_unit: DURATION_UNIT_NAMES[duration.shownIn],
        }),
    ...(patterns.length === 0 ? {} : { pain_type: patterns.map((pattern) => PAIN_TYPE_NAMES[pattern]) }),
  }
}

export const measuresFromWire = (kept: Fields): Measures => ({
  severity: spanFrom(kept['severity_range']),
  score: spanFrom(kept['reflection_score_range']),
  time: timeFrom(kept),
  duration: durationFrom(kept),
  patterns: patternsFrom(kept['pain_type']),
})

const spanFields = ({ from, to }: Span): Fields => ({ start: from, end: to })

function spanFrom(said: unknown): Span {
  const { start, end } = toFields(said)
  return isNumber(start) && isNumber(end) ? scaleSpanBetween(start, end) : DEFAULT_CRITERIA.severity
}

const timeText = (minute: number): string =>
  `${clockText({ hour: Math.floor(minute / HOUR_MINUTES), minute: minute % HOUR_MINUTES })}:00`

function timeFrom({ time_mode: mode, timing_h_m_s: said }: Fields): Criteria['time'] {
  const compare = findKeyByWord(COMPARED, mode)
  const read = typeof said === 'string' ? TIME.exec(said) : null
  if (compare === null || read === null) return DEFAULT_CRITERIA.time
  return { compare, minute: Number(read[1]) * HOUR_MINUTES + Number(read[2]) }
}

function durationFrom(kept: Fields): Criteria['duration'] {
  const compare = findKeyByWord(COMPARED, kept['duration_mode'])
  const seconds = kept['pain_duration']
  if (compare === null || !isNumber(seconds) || seconds < 0 || seconds > LONGEST_SECONDS)
    return DEFAULT_CRITERIA.duration
  return {
    compare,
    seconds,
    shownIn: findKeyByWord(DURATION_UNIT_NAMES, kept['pain_duration_unit']) ?? DEFAULT_UNIT,
  }
}

/** Accepts one value or a list. */
function patternsFrom(said: unknown): PainPattern[] {
  const words: readonly unknown[] = Array.isArray(said) ? said : [said]
  const read = words.map((word) => findKeyByWord(PAIN_TYPE_NAMES, word)).filter((pattern) => pattern !== null)
  return [...new Set(read)]
}

const isNumber = (said: unknown): said is number => typeof said === 'number' && Number.isFinite(said)
