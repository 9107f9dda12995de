import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import { parseCsv } from '@reprieve/domain/sync/csv/parseCsv.ts'
import { expect, test } from 'vitest'
import { BUILT_IN_ITEMS } from '../../lists/builtInItems.ts'
import { allListItems } from '../../lists/listTable.ts'
import { aDiary, NOON, type TestDiary } from '../../local/testing/aDiary.ts'
import { latestRecords } from '../../records/readRecords.ts'
import { everyRow, writeItem } from '../testing/aPass.ts'
import { listIncomingRows, planCsv, type CsvPlan } from './csvPlan.ts'
import { guessChoices, isOrderOpen, readCsvTable, type CsvTable } from './csvTable.ts'
import { decodeText } from './decodeText.ts'
import { saveDayValues } from '../../signals/signalTable.ts'
import { COLUMNS, exportTable, type Column, type TableWords } from './exportTable.ts'
import { type ImportCounts, importRows } from './importRows.ts'
import { undoImport } from './undoImport.ts'

const BERLIN = 3_600_000

async function tableOf(text: string): Promise<CsvTable> {
  const read = await readCsvTable(new Blob([text]))
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

async function planOf(diary: TestDiary, text: string): Promise<CsvPlan> {
  const table = await tableOf(text)
  const choices = guessChoices(table, { own: {}, likely: 'dmy' })
  const items = (await allListItems(diary)).map((item): LabelledItem => ({ ...item, label: item.name }))
  const plan = await planCsv(table.lines, {
    reading: { ...choices, here: () => BERLIN },
    known: { items, medications: [{ id: 'm', text: 'Ibuprofen' }] },
    now: NOON,
    signal: new AbortController().signal,
  })
  return plan!
}

async function bringIn(diary: TestDiary, text: string, importId = 'one'): Promise<ImportCounts> {
  const incoming = listIncomingRows(await planOf(diary, text), diary.now())
  const put = await importRows(diary, incoming, { importId, name: 'a.csv', whose: '' })
  if (!put.ok) throw new Error(put.reason)
  return put.value.counts
}

const [LOCATION] = [...BUILT_IN_ITEMS.values()].filter(({ type }) => type === 'location')

const TABLE = `Date;Time;Pain;Where;Trigger;Drug;Note
01.02.2026;14:20;7;${LOCATION!.name.toUpperCase()}, My own spot;Storm;ibuprofen;"bad
night"
02.02.2026;;3;my OWN spot;;Other thing;
30.02.2026;10:00;5;;;;
03.02.2026;10:00;eleven;;;;
04.03.2027;10:00;5;;;;
`

test('[LOCAL-31] a table of another app becomes records, with new list items', async () => {
  const diary = aDiary()
  expect(await bringIn(diary, TABLE)).toEqual({ new: 4, changed: 0, same: 0, 'deleted-here': 0 })
  const records = await latestRecords(diary, 9)
  expect(records).toMatchObject([
    { severity: 3, duration: { kind: 'all-day' }, location: [{ text: 'My own spot' }] },
    {
      severity: 7,
      startsAt: Date.UTC(2026, 1, 1, 13, 20),
      note: 'bad\nnight',
      location: [{ id: LOCATION!.id, text: LOCATION!.name }, { text: 'My own spot' }],
      medication: { items: [{ id: 'm', text: 'Ibuprofen' }] },
    },
  ])
  const own = (await allListItems(diary)).filter(({ key }) => key === null)
  expect(new Set(own.map(({ name }) => name))).toEqual(new Set(['My own spot', 'Storm']))
  // A version 5 id belongs to a built-in item, and would never be sent.
  expect(own.every(({ id }) => id[14] === '7')).toBe(true)
})

test('[PLACE-1] numbers of places are read back under their own heading, for the places of the line', async () => {
  const diary = aDiary()
  const cell = `${LOCATION!.name}: 10; my SPOT: 4; Elsewhere: 3; ${LOCATION!.name}: eleven`
  await bringIn(
    diary,
    `Date;Pain;Where;Number for each place\n2026-02-01;7;${LOCATION!.name}, My spot;"${cell}"\n`,
  )
  const [record] = await latestRecords(diary, 1)
  const spot = record!.location[1]!
  expect(spot.text).toBe('My spot')
  expect(record!.placeStrengths).toEqual([
    { place: LOCATION!.id, severity: 10 },
    { place: spot.id, severity: 4 },
  ])
  const own = (await allListItems(diary)).filter(({ key }) => key === null)
  expect(own.map(({ name }) => name)).toEqual(['My spot'])
})

test('[LOCAL-31] lines that make no record are listed with their reason', async () => {
  const { bad } = await planOf(aDiary(), TABLE)
  expect(bad.map(({ why }) => why)).toEqual(['date-wrong', 'severity-wrong', 'in-the-future'])
  expect(bad[1]?.cells[2]).toBe('eleven')
})

test.each(['My diary\n', 'My diary;;\n\n', 'sep=;\n'])(
  '[LOCAL-31] a title above the table is not a header, and is listed as a line that makes no record: %j',
  async (title) => {
    const text = `${title}Date;Pain;Note\n2026-02-01;7;x\n2026-02-02;3;y\n`
    expect((await tableOf(text)).header).toEqual(['Date', 'Pain', 'Note'])
    const { records, bad } = await planOf(aDiary(), text)
    expect(records.map(({ severity }) => severity)).toEqual([7, 3])
    expect(bad.map(({ why }) => why)).toEqual(['date-wrong'])
  },
)

test('[LOCAL-31] a line that makes no record adds nothing to the lists', async () => {
  const { newItems, bad } = await planOf(aDiary(), 'Date,Pain,Symptom\n2027-03-04,5,Never seen\n')
  expect([newItems, bad.length]).toEqual([[], 1])
})

test('[LOCAL-31] the same table twice creates nothing twice, and a longer one adds what is new', async () => {
  const diary = aDiary()
  await bringIn(diary, TABLE)
  const before = await everyRow(diary)
  expect(await bringIn(diary, TABLE, 'two')).toMatchObject({ new: 0, same: 2 })
  expect(await everyRow(diary)).toEqual(before)
  const longer = TABLE + '05.02.2026;10:00;5;;;;\n05.02.2026;10:00;5;;;;\n'
  expect(await bringIn(diary, longer, 'three')).toMatchObject({ new: 2, same: 2 })
})

test('[LOCAL-31] an import is undone, including new list items', async () => {
  const diary = aDiary()
  await bringIn(diary, TABLE)
  expect(await undoImport(diary, 'one')).toEqual({ ok: true, value: { gone: 4, stayed: 0 } })
  expect(await everyRow(diary)).toEqual([])
})

test('[LOCAL-31] an item of a list that was renamed since is not taken back', async () => {
  let now = NOON
  const diary = aDiary({ now: () => now })
  await bringIn(diary, TABLE)
  now += 1_000
  const item = (await allListItems(diary)).find(({ name }) => name === 'Storm')!
  await writeItem(diary, item.id, 'Thunder')
  expect(await undoImport(diary, 'one')).toEqual({ ok: true, value: { gone: 3, stayed: 1 } })
  expect((await everyRow(diary)).map(({ clientId }) => clientId)).toEqual([item.id])
})

test('[LOCAL-31] the same table makes nothing twice, though the lists were put in order since', async () => {
  const diary = aDiary()
  await bringIn(diary, TABLE.replace('My own spot', 'MY OWN SPOT'))
  const item = (await allListItems(diary)).find(({ name }) => name === 'MY OWN SPOT')!
  await writeItem(diary, item.id, 'Left of it')
  expect(await bringIn(diary, TABLE, 'two')).toMatchObject({ new: 1, same: 2 })
})

test('[LOCAL-31] a column with a different text in each line is planned in linear time @long', async () => {
  const plan = await planOf(
    aDiary(),
    'Date,Pain,Symptom,Drug\n'.concat(
      ...Array.from({ length: 20_000 }, (_, n) => `2026-01-01,5,word ${n},drug ${n}\n`),
    ),
  )
  expect(plan.newItems.length).toBe(20_000)
  expect(new Set(plan.newItems.map(({ position }) => position)).size).toBe(20_000)
})

test('[LOCAL-31] day and month are asked for only if the dates fit both', async () => {
  const open = await tableOf('Date,Pain\n01/02/2026,5\n')
  expect(isOrderOpen(open, ['date', 'severity'])).toBe(true)
  expect(isOrderOpen(await tableOf('Date,Pain\n13/02/2026,5\n'), ['date', 'severity'])).toBe(false)
})

test('[LOCAL-31] the encoding is found by the bytes', () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...Array.from('Größe', (sign) => [sign.charCodeAt(0), 0]).flat()])
  expect(decodeText(utf16)).toBe('Größe')
  expect(decodeText(utf16.subarray(2))).toBe('Größe')
  expect(decodeText(new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65]))).toBe('Größe')
  expect(decodeText(new TextEncoder().encode('Größe'))).toBe('Größe')
  expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0, 0, 0, 9, 200, 0]))).toBeNull()
})

test.each([
  ['nothing', '', 'no-table'],
  ['one column', 'a\nb\nc', 'no-table'],
  ['too many lines', 'Date,Pain\n'.concat('2026-01-01,5\n'.repeat(50_001)), 'too-large'],
])('[LOCAL-31] a table of %s is refused', async (_what, text, why) => {
  expect(await readCsvTable(new Blob([text]))).toEqual({ ok: false, reason: why })
})

const words: TableWords = {
  labelOf: ({ text }) => text,
  medicineOf: ({ text }) => text,
  unitOf: (unit) => unit,
  patternOf: (pattern) => pattern,
  sourceOf: (source) => `from ${source}`,
  nothing: 'Nothing',
  noMedications: 'No medications',
}
const HEADS = Object.fromEntries(Object.values(COLUMNS).flatMap((all) => all.map((one) => [one, one])))

test('[LOCAL-31] a table that this app wrote is safe in a spreadsheet and is read again', async () => {
  const diary = aDiary()
  await bringIn(diary, TABLE.replace('Storm', '=HYPERLINK(1)').replace('bad\n', '@bad\n'))
  const heads = HEADS as Record<Column, string>
  const { blob, count } = await exportTable(diary, 'record', { words, heads, delimiter: ';' })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
  expect([count, text.startsWith('\uFEFF')]).toEqual([2, true])
  const cells = parseCsv(text, ';').flat()
  expect(cells.some((cell) => /^[=+\-@]/.test(cell))).toBe(false)
  expect(cells).toContain("'=HYPERLINK(1)")
  const again = await planOf(aDiary(), text)
  expect(again.records).toMatchObject([
    { severity: 7, startsAt: Date.UTC(2026, 1, 1, 13, 20), note: '@bad\nnight' },
    { severity: 3, duration: { kind: 'all-day' } },
  ])
})

test('[LOCAL-31, COMP-3] day values are a table of their own, a line for each day and source', async () => {
  const diary = aDiary()
  await saveDayValues(diary, '2026-02-03', { sleep: 412 })
  await saveDayValues(diary, '2026-02-01', { steps: 5_300, resting_hr: 61 })
  const heads = HEADS as Record<Column, string>
  const { blob, count } = await exportTable(diary, 'signal', { words, heads, delimiter: ',' })
  const text = await blob.text()
  expect(count).toBe(2)
  expect(parseCsv(text.replace('\uFEFF', ''), ',')).toEqual([
    ['day', 'sleep', 'resting_hr', 'hrv_sdnn', 'hrv_rmssd', 'steps', 'exercise', 'source'],
    ['2026-02-01', '', '61', '', '', '5300', '', 'from self'],
    ['2026-02-03', '412', '', '', '', '', '', 'from self'],
  ])
})
