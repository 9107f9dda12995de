import { expect, test } from 'vitest'
import { type ActionTable, findArticleActions } from './articleActions.ts'

const TABLE: ActionTable = {
  categories: { sleep: { program: 'sleep-better' }, diary: { reminder: true } },
  articles: { tens: { items: ['alleviating_factor.tens'] }, night: { program: 'coping' } },
}
const find = (id: string, category: string | null, has: { programs?: string[]; hidden?: string[] } = {}) =>
  findArticleActions(
    { id, category },
    { table: TABLE, programs: new Set(has.programs), hidden: new Set(has.hidden) },
  )

test('[GUIDE-33] an article leads to the program of its category, or to one that is nearer to it', () => {
  const programs = ['sleep-better', 'coping']
  expect(find('a', 'sleep', { programs })).toEqual([{ is: 'program', id: 'sleep-better' }])
  expect(find('night', 'sleep', { programs })).toEqual([{ is: 'program', id: 'coping' }])
  expect(find('a', 'sleep', { programs: ['coping'] })).toEqual([])
})

test('[GUIDE-33] an item that the article names is offered until it is in the list', () => {
  const key = 'alleviating_factor.tens'
  expect(find('tens', 'treatments', { hidden: [key] })).toEqual([{ is: 'item', key }])
  expect(find('tens', 'treatments')).toEqual([])
})

test('[GUIDE-33] an article about the diary leads to a reminder, and one that nobody knows to nothing', () => {
  expect(find('a', 'diary')).toEqual([{ is: 'reminder' }])
  expect([find('constructor', 'constructor'), find('emergency', null)]).toEqual([[], []])
})
