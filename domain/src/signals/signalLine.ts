import type { LocalDay } from '../time/localDay.ts'
import { dayFrom } from '../time/typedTime.ts'
import { storedValue, type DayValues, type Measure } from './measures.ts'

/** The words of the line, which a shortcut on a phone writes. They are the same in every language. */
export const LINE_WORDS: Readonly<Record<string, Measure>> = {
  sleep: 'sleep',
  steps: 'steps',
  resting: 'resting_hr',
  'hrv-sdnn': 'hrv_sdnn',
  'hrv-rmssd': 'hrv_rmssd',
  exercise: 'exercise',
}

const START = /^reprieve\s+(\S+)((?:\s+\S+\s+\S+)+)$/i
const LONGEST = 300

/** "Reprieve 2026-11-15 sleep 412 steps 5300 resting 61 hrv-sdnn 38"; null for any other text. [SIG-11] */
export function readSignalLine(written: string): { day: LocalDay; values: DayValues } | null {
  const line = written.trim()
  if (line.length > LONGEST) return null
  const [, said, rest] = START.exec(line) ?? []
  const day = said !== undefined && /^\d{4}-\d\d-\d\d$/.test(said) ? dayFrom(said) : null
  if (day === null || rest === undefined) return null
  const words = rest.trim().split(/\s+/)
  const values: Partial<Record<Measure, number>> = {}
  for (let at = 0; at < words.length; at += 2) {
    const word = words[at]!.toLowerCase()
    const number = words[at + 1]!
    const measure = Object.hasOwn(LINE_WORDS, word) ? LINE_WORDS[word] : undefined
    if (measure === undefined || values[measure] !== undefined || !/^\d+(?:[.,]\d+)?$/.test(number))
      return null
    const value = storedValue(measure, Number(number.replace(',', '.')))
    if (value === null) return null
    values[measure] = value
  }
  return { day, values }
}
