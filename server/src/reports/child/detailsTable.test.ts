import type { DetailColumn, PrintedEntry } from '@reprieve/domain/reports/printedReport.ts'
import { describe, expect, test } from 'vitest'
import { detailsTable } from './detailsTable.ts'

const RECORD: PrintedEntry = {
  is: 'record',
  when: '23 Oct 2026, 08:15',
  what: 'Pain Record',
  value: { text: '7 of 10', step: 7 },
  rows: [
    { name: 'Duration', value: '2 hours', isStrong: false, list: 'duration' },
    { name: 'Symptoms', value: 'Fatigue', isStrong: false, list: 'symptom' },
    { name: 'Characteristics', value: 'Dull', isStrong: false, list: 'character' },
  ],
  note: null,
}
const REFLECTION: PrintedEntry = {
  is: 'reflection',
  when: '23 Oct 2026',
  what: 'Daily Reflection',
  value: { text: '4 of 10', step: 4 },
  rows: [{ name: 'Activities', value: 'Walk', isStrong: false, list: 'meaningful_activities' }],
  note: 'A note',
}
const COLUMNS: readonly DetailColumn[] = [
  { is: 'when', head: 'Timing\nDuration', lists: [{ list: 'duration', mark: '' }] },
  { is: 'pain', head: 'Severity\n0–10', lists: [] },
  {
    is: 'symptoms',
    head: 'Symptoms\n– Characteristics',
    lists: [
      { list: 'symptom', mark: '' },
      { list: 'character', mark: '– ' },
    ],
  },
]

function tableOf(entries: readonly PrintedEntry[], columns = COLUMNS) {
  const details = { is: 'recordDetails', count: '', cut: null, columns, entries } as const
  return detailsTable(details, { width: 529, measure: (text) => text.length / 2, colon: ': ' })
}

describe('[REP-111] the table of record details', () => {
  test('has each value in its column, two lists of a column told apart', () => {
    const { entries, widths } = tableOf([RECORD])
    expect(entries[0]?.cells).toEqual(['23 Oct 2026,\n08:15\n2 hours', '7', 'Fatigue\n– Dull'])
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(529)
  })

  test('says that a record was written later', () => {
    const later = { ...RECORD, what: 'Pain Record, written later', isWrittenLater: true }
    expect(String(tableOf([later]).entries[0]?.cells[0]).replaceAll('\n', ' ')).toContain('written later')
  })

  test('has the score of a reflection in no column of pain', () => {
    expect(tableOf([REFLECTION]).entries[0]).toMatchObject({
      cells: ['23 Oct 2026', 'Daily Reflection · 4 of 10 · Activities: Walk\nA note'],
      isReflection: true,
      note: null,
    })
    expect(tableOf([REFLECTION], COLUMNS.slice(0, 1)).widths).toHaveLength(2)
  })

  test('has two columns at least, however little was chosen', () => {
    const { heads, entries } = tableOf([{ ...RECORD, rows: [] }], [{ is: 'when', head: 'Timing', lists: [] }])
    expect([heads.length, entries[0]?.cells.length]).toEqual([2, 2])
  })
})

describe('[REP-112] a row', () => {
  test('has a height for each line it will have, and one for its note', () => {
    const [short, noted] = tableOf([RECORD, { ...RECORD, note: 'A note' }]).entries
    expect(short?.heights).toHaveLength(1)
    expect(noted?.heights).toHaveLength(2)
    expect(noted?.heights[0]).toBeGreaterThan(noted?.heights[1] ?? 0)
  })

  test('[REP-47] with a word wider than its column is left to the layout, which may part it', () => {
    const named = (value: string) => ({ ...RECORD, rows: [{ ...RECORD.rows[1]!, value }] })
    const columns = [
      ...COLUMNS,
      { is: 'tried', head: 'Tried', lists: [{ list: 'alleviating', mark: '' }] } as const,
    ]
    const long = tableOf([named(`Very ${'nana'.repeat(15)}`), named('x'.repeat(3_000))], columns).entries
    expect(long.map(({ heights }) => heights)).toEqual([[], []])
    expect(long[0]?.isTall).toBe(false)
    expect(String(long[1]?.cells[2])).toContain('x\u200Bx')
    expect(long[1]?.isTall).toBe(true)
    const syllables = tableOf(
      [named(`Very ${'na'.repeat(18)}, long`)],
      [...columns, ...columns.slice(2)],
    ).entries
    expect(syllables[0]?.cells[2]).toEqual(['Very ', 'na'.repeat(18), ', long'])
  })

  test('of a very long note may be divided between pages', () => {
    expect(tableOf([{ ...RECORD, note: 'word '.repeat(900) }]).entries[0]?.isTall).toBe(true)
    expect(tableOf([{ ...RECORD, note: '\n'.repeat(40) }]).entries[0]?.isTall).toBe(true)
  })
})
