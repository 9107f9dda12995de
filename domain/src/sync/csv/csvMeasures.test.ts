import { expect, test } from 'vitest'
import { localDay } from '../../time/dayNumber.ts'
import { guessDayColumns, readDayTable } from './csvMeasures.ts'

const read = (table: string, order: 'dmy' | 'mdy' = 'dmy') => {
  const [head, ...lines] = table.split('\n').map((line) => line.split(';'))
  const choices = guessDayColumns(head!, lines)
  const { days, leftOut } = readDayTable(lines, choices, order)
  return {
    columns: choices.map(({ column }) => column),
    units: choices.map(({ unit }) => unit),
    days: Object.fromEntries([...days].map(([day, values]) => [localDay(day), values])),
    leftOut,
  }
}

test('[SIG-10] daily metrics of Google Fit are read by their heads, sleep in milliseconds', () => {
  const table =
    'Date;Move Minutes count;Calories (kcal);Average heart rate (bpm);Step count;Sleep duration (ms)\n' +
    '2026-11-14;31;1800.5;71;5300;24720000\n2026-11-15;;1700;70;410;'
  expect(read(table)).toMatchObject({
    columns: ['date', 'exercise', null, null, 'steps', 'sleep'],
    days: { '2026-11-14': { exercise: 31, steps: 5_300, sleep: 412 }, '2026-11-15': { steps: 410 } },
    leftOut: 0,
  })
})

test.each([
  ['Schlaf', '7:30', 450],
  ['Sleep (h)', '7,5', 450],
  ['total_sleep_duration', '27000', 450],
  ['睡眠', '450', 450],
  ['수면', '450', 450],
])('[SIG-10] the unit of %s is guessed from its head and its cells: %s', (head, cell, minutes) => {
  expect(read(`date;${head}\n2026-11-14;${cell}`).days).toEqual({ '2026-11-14': { sleep: minutes } })
})

test('[SIG-10] a day in two lines has its last value, and what cannot be read is counted', () => {
  const table =
    'Datum;Schritte;Ruhepuls\n14.11.2026;100;61\n14.11.2026;200;\nSumme;300;61\n15.11.2026;viele;900'
  expect(read(table)).toMatchObject({
    columns: ['date', 'steps', 'resting_hr'],
    days: { '2026-11-14': { steps: 200, resting_hr: 61 } },
    leftOut: 4,
  })
})
