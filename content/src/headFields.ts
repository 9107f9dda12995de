import type { Fault, FileWithHead, HeadValue } from './frontMatter.ts'
import { hasMarks } from './markupFaults.ts'

/** What the value of a key must be, worded so that the message helps the author. */
export interface FieldSpec<Value> {
  what: string
  from: (value: HeadValue) => Value | null
}

const ID = /^[a-z0-9-]{1,64}$/

const textUpTo = (most: number): FieldSpec<string> => ({
  what: `a text of at most ${most} letters without signs of markup`,
  from: (value) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= most && isPlain(value) ? value : null,
})

const countIn = (least: number, most: number): FieldSpec<number> => ({
  what: `a whole number from ${least} to ${most}`,
  from: (value) => (typeof value === 'number' && value >= least && value <= most ? value : null),
})

const listOf = (most: number, one: FieldSpec<string>): FieldSpec<readonly string[]> => ({
  what: `a list of at most ${most}, each ${one.what}`,
  from: (value) =>
    Array.isArray(value) && value.length <= most && value.every((item) => one.from(item) !== null)
      ? value
      : null,
})

const matching = (pattern: RegExp, what: string): FieldSpec<string> => ({
  what,
  from: (value) => (typeof value === 'string' && pattern.test(value) ? value : null),
})

// False for characters that would be stored or shown differently from what was written.
const isPlain = (text: string): boolean => !/\p{Cs}/u.test(text) && !hasMarks(text)

const anId = matching(ID, 'small letters, digits and hyphens, at most 64')

const yesOrNo: FieldSpec<boolean> = {
  what: 'true or false',
  from: (value) => (typeof value === 'boolean' ? value : null),
}

export const HEAD_FIELDS = {
  id: anId,
  title: textUpTo(200),
  summary: textUpTo(500),
  part: textUpTo(5_000),
  minutes: countIn(1, 120),
  order: countIn(0, 9_999),
  tags: listOf(20, anId),
  sources: listOf(40, textUpTo(500)),
  month: matching(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month as "2026-11"'),
  yesOrNo,
}

export interface FieldReader {
  /** The value; a fault if it is missing or invalid. */
  need: <Value>(key: string, wanted: FieldSpec<Value>) => Value | null
  /** The same, but no fault if it is missing. */
  may: <Value>(key: string, wanted: FieldSpec<Value>) => Value | null
  /** All faults, including one for every unknown key. */
  faults: () => readonly Fault[]
}

export function fieldReader({ head, faults: found }: Pick<FileWithHead, 'head' | 'faults'>): FieldReader {
  const faults: Fault[] = [...found]
  const asked = new Set<string>()
  const may: FieldReader['may'] = (key, { what, from }) => {
    asked.add(key)
    const entry = head.get(key)
    if (entry === undefined) return null
    const value = from(entry.value)
    if (value === null) faults.push({ line: entry.line, what: `${key} has to be ${what}` })
    return value
  }
  return {
    may,
    need: (key, wanted) => {
      if (!head.has(key)) faults.push({ line: 1, what: `${key} is missing` })
      return may(key, wanted)
    },
    faults: () => [
      ...faults,
      ...[...head]
        .filter(([key]) => !asked.has(key))
        .map(([key, { line }]) => ({ line, what: `${key} is not known` })),
    ],
  }
}
