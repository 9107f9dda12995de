import type { Drawing } from '@reprieve/charts/shapes.ts'
import type { CategoryCounts, ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { chartPicture, parseChartSection } from './chartPicture.ts'
import type { ChartSpeech } from './chartWords.ts'

const NAMES = ['Fatigue', 'Stiffness', 'Nausea', 'Dizziness', 'Nothing']
const NOTHING = 4

const speechIn = async (language: 'en' | 'ru'): Promise<ChartSpeech> => ({
  text: await loadText(language, 'charts'),
  results: await loadText(language, 'results'),
  records: await loadText(language, 'records'),
  reflections: await loadText(language, 'reflections'),
  tag: language,
})
const english = await speechIn('en')

const counted = (item: number, records: number, days = records): ItemCount => ({ item, records, days })

interface Some extends Partial<CategoryCounts> {
  isWhole?: boolean
  speech?: ChartSpeech
}

function pictureOf({ isWhole = false, speech = english, ...counts }: Some) {
  const coverage = { answered: 30, records: 38 }
  const all = { category: 'symptom' as const, rows: [], nothing: [], coverage, ...counts }
  const labelOf = ({ item }: ItemCount): string => NAMES[item] ?? `Thing ${item}`
  return chartPicture(all, { span: { from: 20_000, to: 20_029 }, isWhole, labelOf }, speech)
}

const rolesOf = ({ shapes }: Drawing): string[] =>
  shapes.flatMap((shape) => (shape.is === 'rect' ? [shape.role] : []))

test('[RES-57] the sentence names the most often recorded item, and all that share the first place', async () => {
  const of = (...records: number[]): string =>
    pictureOf({ rows: records.map((count, item) => counted(item, count)) }).sentence
  expect(of(12, 3)).toBe('Most often: Fatigue, in 12 of 38 records.')
  expect(of(5, 5, 2)).toBe('Most often: Fatigue and Stiffness, each in 5 of 38 records.')
  expect(of(1, 1, 1, 1)).toBe('Most often: 4 list items, each in 1 of 38 records.')
  const russian = await speechIn('ru')
  expect(pictureOf({ rows: [counted(0, 12)], speech: russian }).sentence).toBe(
    'Чаще всего: Fatigue, в 12 из 38 записей.',
  )
})

test('[RES-57] Nothing is last with another look, and is never the most often recorded', () => {
  const nothing = [counted(NOTHING, 20, 9)]
  const picture = pictureOf({ rows: [counted(0, 4, 3), counted(1, 2)], nothing })
  expect(picture.sentence).toBe('Most often: Fatigue, in 4 of 38 records.')
  expect(picture.table).toEqual({
    heads: ['Other Associated Symptoms', 'Records', 'Days'],
    rows: [
      ['Fatigue', 4, 3],
      ['Stiffness', 2, 2],
      ['Nothing', 20, 9],
    ],
  })
  expect(rolesOf(picture.draw!({ width: 600, letter: 15 }))).toEqual(['bar', 'bar', 'gap'])
  expect(pictureOf({ nothing }).sentence).toBe('You recorded: Nothing, in 20 of 38 records.')
})

test('[RES-56] activities are counted among reflections', () => {
  const picture = pictureOf({ category: 'meaningful_activities', rows: [counted(0, 3, 2)] })
  expect(picture.sentence).toBe('Most often: Fatigue, in 3 of 38 reflections.')
  expect(picture.table.heads).toEqual(['Meaningful Activities', 'Reflections', 'Days'])
  expect(picture.spotText(0)).toBe('Fatigue: in 3 of 38 reflections, on 2 days')
})

test('[RES-59] eight things are shown until all are asked for, Nothing besides; there is a spot for each row', () => {
  const rows = Array.from({ length: 11 }, (_, item) => counted(item + 10, 20 - item))
  const nothing = [counted(NOTHING, 1)]
  for (const [isWhole, count] of [
    [false, 9],
    [true, 12],
  ] as const) {
    const { table, draw } = pictureOf({ rows, nothing, isWhole })
    expect(table.rows).toHaveLength(count)
    expect(draw!({ width: 350, letter: 15 }).spots).toHaveLength(count)
    expect(table.rows.at(-1)![0]).toBe('Nothing')
  }
  expect(pictureOf({ rows: rows.slice(0, 8) }).table.rows).toHaveLength(8)
})

test('[RES-59] an invalid chart name is ignored', () => {
  expect(['location', 'body', 'meaningful_activities'].map(parseChartSection)).toEqual([
    'location',
    'body',
    'meaningful_activities',
  ])
  expect([undefined, '', 'medication', '__proto__'].map(parseChartSection)).toEqual([null, null, null, null])
})
