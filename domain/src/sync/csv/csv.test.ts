import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '../../time/instant.ts'
import { csvLine, safeCell, unguardCell } from './csvCell.ts'
import { detectDateOrder, readDate, readMoment } from './csvDate.ts'
import { guessMapping, isHeader } from './csvMapping.ts'
import { readCsvLine, guessScale, type CsvReading } from './csvRecord.ts'
import { parseCsv, sniffDelimiter } from './parseCsv.ts'

const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  ' =1',
  '\uFEFF=1',
  "'=1",
  "''=1",
]

test.each(HOSTILE)('[LOCAL-31] a cell never begins with the sign of a formula: %j', (text) => {
  const written = csvLine([text], ',')
  expect(written.startsWith(`"'`)).toBe(true)
  expect(unguardCell(safeCell(text))).toBe(text)
})

test('[LOCAL-31] other texts and our own numbers stay as they are', () => {
  expect(csvLine(['a "b"', 7, null, 'c,d'], ',')).toBe('"a ""b""",7,,"c,d"\r\n')
})

test('[LOCAL-31] any table is read back as written', () => {
  const cell = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', ''))
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      fc.constantFrom(',', ';', '\t'),
      (lines, by) => {
        const kept = lines.filter((cells) => cells.some((one) => safeCell(one).trim() !== ''))
        const text = kept.map((cells) => csvLine(cells, by)).join('')
        expect(parseCsv(text, by).map((cells) => cells.map(unguardCell))).toEqual(kept)
      },
    ),
  )
})

test.each([
  ['a,b\n1,2\n', ','],
  ['a;b;c\r\n1,5;2;3\r\n', ';'],
  ['a\tb\n"x\ty"\t2', '\t'],
  ['a|b\n1|2', '|'],
  // A title above the table.
  ['My diary\nDate;Pain;Note\n1.2.26;5;x\n', ';'],
  ['Export of May\r\n\r\nDate\tPain\r\n2026-05-01\t5\r\n', '\t'],
  // Each line has as many decimal commas as delimiters.
  ['1.2.26;6,5\n2.2.26;7,5\n', ';'],
  ['Date,Pain,Where\n2026-05-01,5,Back; Neck; Hip\n', ','],
])('[LOCAL-31] the delimiter is found: %j', (text, delimiter) => {
  expect(sniffDelimiter(text)).toBe(delimiter)
})

test('[LOCAL-31] quotes, line ends inside a cell and a forgotten quote are met', () => {
  expect(parseCsv('a,"b\nc","d ""e"""\r\n\r\nf,,"g', ',')).toEqual([
    ['a', 'b\nc', 'd "e"'],
    ['f', '', 'g'],
  ])
})

test.each([
  ['2026-03-04', 'dmy', '2026-03-04', ''],
  ['2026-03-04T14:20:05Z', 'dmy', '2026-03-04', 'T14:20:05Z'],
  ['4/3/2026 2:20 PM', 'dmy', '2026-03-04', '2:20 PM'],
  ['3/4/2026', 'mdy', '2026-03-04', ''],
  ['04.03.26', 'dmy', '2026-03-04', ''],
  ['4 March 2026', 'mdy', '2026-03-04', ''],
  ['Wed, Mar 4, 2026 09:00', 'dmy', '2026-03-04', '09:00'],
] as const)('[LOCAL-31] a date is read: %s', (cell, order, day, rest) => {
  expect(readDate(cell, order)).toEqual({ day, rest })
})

test.each(['30.02.2026', 'soon', '', '13/13/2026', '2026-13-01'])('[LOCAL-31] %j is not a date', (cell) => {
  expect(readDate(cell, 'dmy')).toBeNull()
})

test('[LOCAL-31] the order of a date is asked for only if the dates leave it open', () => {
  expect(detectDateOrder(['01/02/2026', '13/02/2026'])).toBe('dmy')
  expect(detectDateOrder(['01/02/2026', '02/13/2026'])).toBe('mdy')
  expect(detectDateOrder(['1.2.2026'])).toBe('dmy')
  expect(detectDateOrder(['01/02/2026', '03/04/2026'])).toBeNull()
  expect(detectDateOrder(['2026-01-02'])).toBe('none')
})

const berlin = (): number => HOUR_MS

test('[LOCAL-31] a time in UTC belongs to the local day', () => {
  expect(readMoment('2026-03-04', '23:30Z', berlin)?.start).toEqual({
    at: Date.UTC(2026, 2, 4, 23, 30),
    offset: HOUR_MS,
  })
})

test('[LOCAL-31] a cell made to block the page is neither a time nor a header', () => {
  expect(readMoment('2026-03-04', `10:00${' '.repeat(200_000)}x`, berlin)).toBeNull()
  expect(guessMapping(['('.repeat(200_000), 'Date'])).toEqual([null, 'date'])
})

test('[LOCAL-31] a time without a zone is local, and one with a zone keeps it', () => {
  const at = (time: string): number | undefined => readMoment('2026-03-04', time, berlin)?.start.at
  expect(at('14:20')).toBe(Date.UTC(2026, 2, 4, 13, 20))
  expect(at('2:20 pm')).toBe(Date.UTC(2026, 2, 4, 13, 20))
  expect(at('14:20:59Z')).toBe(Date.UTC(2026, 2, 4, 14, 20))
  expect(at('14:20+02:00')).toBe(Date.UTC(2026, 2, 4, 12, 20))
  expect(at('25:00')).toBeUndefined()
  expect(at('14:20:59+02')).toBe(Date.UTC(2026, 2, 4, 12, 20))
  expect(at('14:20:00-05:00')).toBe(Date.UTC(2026, 2, 4, 19, 20))
  expect(at('T14:20-05:00')).toBe(Date.UTC(2026, 2, 4, 19, 20))
  // No place has such an offset, no time is written like this, and the last one is ambiguous.
  expect([at('T14:20-16:00'), at('9-10'), at('14:20+14:30'), at('14:20-12:30')]).toEqual(
    Array(4).fill(undefined),
  )
  expect(readMoment('2026-03-04', '', berlin)).toEqual({
    is: 'whole-day',
    start: { at: Date.UTC(2026, 2, 3, 23), offset: HOUR_MS },
  })
})

test.each([
  ['08:00-09:30', 90],
  ['8.00 – 8.45', 45],
  ['11:30 am - 2:00 pm', 150],
])('[LOCAL-31] %j is from and until, and no zone', (time, minutes) => {
  const read = readMoment('2026-03-04', time, berlin)
  expect(read).toEqual({ ...readMoment('2026-03-04', time.split(/ ?[-–]/u)[0]!, berlin), minutes })
})

test.each(['22:00-05:00', '08:00-08:00', '8:00-9:30 pm', '08:00-25:00'])(
  '[LOCAL-31] the meaning of %j is unclear',
  (time) => {
    expect(readMoment('2026-03-04', time, berlin)).toBeNull()
  },
)

test.each([
  [
    ['Date', 'Time', 'Pain Level (0-10)', 'Notes'],
    ['date', 'time', 'severity', 'note'],
  ],
  [
    ['Datum', 'Uhrzeit', 'Schmerzstärke', 'Wetter'],
    ['date', 'time', 'severity', 'environment'],
  ],
  [
    ['Дата', 'Время', 'Боль', 'Лекарства'],
    ['date', 'time', 'severity', 'medication'],
  ],
  [
    ['날짜', '통증 부위', '강도', '메모'],
    ['date', 'location', 'severity', 'note'],
  ],
  [
    ['Date', 'Severity', 'Locations', 'Number for each place'],
    ['date', 'severity', 'location', 'place_strengths'],
  ],
  [
    ['Datum', 'Schmerzstärke', 'Stellen', 'Zahl je Stelle'],
    ['date', 'severity', null, 'place_strengths'],
  ],
  [
    ['Start time', 'Time', 'x'],
    ['date', 'time', null],
  ],
  [
    ['id', 'Trigger', 'Symptoms', 'Body part'],
    [null, 'aggravating_factor', 'symptom', 'location'],
  ],
])('[LOCAL-31] columns are guessed by their heads: %j', (header, mapping) => {
  expect(guessMapping(header)).toEqual(mapping)
})

test('[LOCAL-31] a line of numbers and dates heads no columns', () => {
  expect([isHeader(['Date', 'Pain']), isHeader(['2026-01-01', '5'])]).toEqual([true, false])
})

const reading: CsvReading = {
  mapping: ['date', 'severity', 'note', 'location', 'duration'],
  order: 'dmy',
  scale: 'ten',
  here: berlin,
}

test('[LOCAL-31] a line becomes a record', () => {
  expect(readCsvLine(['4.3.2026 14:20', '6,5', "'=bad", 'Back; Neck', '1:30'], reading)).toMatchObject({
    ok: true,
    value: {
      severity: 6.5,
      note: '=bad',
      names: { location: ['Back', 'Neck'] },
      minutes: 90,
      isWholeDay: false,
    },
  })
})

test('[LOCAL-31] from and until make a length, which a column of lengths may repeat and not contradict', () => {
  const line = (length: string) => readCsvLine(['4.3.2026 08:00-09:30', '5', '', '', length], reading)
  expect([line(''), line('90')]).toMatchObject([{ value: { minutes: 90 } }, { value: { minutes: 90 } }])
  expect(line('60')).toEqual({ ok: false, reason: 'duration-wrong' })
})

test.each([
  [['', '5'], 'date-missing'],
  [['soon', '5'], 'date-wrong'],
  [['4.3.2026 99:99', '5'], 'time-wrong'],
  [['4.3.2026', ''], 'severity-missing'],
  [['4.3.2026', 'bad'], 'severity-wrong'],
  [['4.3.2026', '11'], 'severity-wrong'],
  [['4.3.2026', '-1'], 'severity-wrong'],
  [['4.3.2026', '5', '', '', 'long'], 'duration-wrong'],
])('[LOCAL-31] %j is refused with its reason', (cells, why) => {
  expect(readCsvLine(cells, reading)).toEqual({ ok: false, reason: why })
})

test('[LOCAL-31] a scale of a hundred is converted to ten', () => {
  expect(guessScale(['5', '70'])).toBe('hundred')
  expect(guessScale(['5', '7', '6', '4', '70'])).toBe('ten')
  expect(readCsvLine(['4.3.2026', '70'], { ...reading, scale: 'hundred' })).toMatchObject({
    value: { severity: 7 },
  })
  expect(readCsvLine(['4.3.2026', '5%'], reading)).toMatchObject({ value: { severity: 0.5 } })
  expect(readCsvLine(['4.3.2026', '7/10'], { ...reading, scale: 'hundred' })).toMatchObject({
    value: { severity: 7 },
  })
})
