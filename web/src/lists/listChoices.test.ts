import { NOTHING, withItems } from '@reprieve/domain/records/answer.ts'
import { expect, test } from 'vitest'
import type { ShownItem } from './useLists.ts'
import { toListChoices, chosenIds } from './listChoices.ts'

const item = (key: string, part: Partial<ShownItem> = {}): ShownItem => ({
  id: `id of ${key}`,
  type: 'symptom',
  name: key,
  key,
  icon: null,
  isShown: true,
  position: 0,
  label: `${key}, translated`,
  ...part,
})

const LIST = [item('nothing'), item('fatigue'), item('fever', { isShown: false })]
const written = (text: string) => ({ id: `id of ${text}`, text })
const asWritten = ({ text }: { text: string }): string => text
const labels = (...said: { id: string; text: string }[]): string[] =>
  toListChoices(LIST, said, asWritten).map(({ label }) => label)

test('[D31] a choice is stored by the item’s own name, never by its translation', () => {
  expect(toListChoices(LIST, [], asWritten)[1]?.reference).toEqual({ id: 'id of fatigue', text: 'fatigue' })
})

test('[REC-33] an item missing from the list is shown after it, once and as written', () => {
  const translated = ['nothing, translated', 'fatigue, translated', 'fever, translated']
  expect(labels(written('Brain fog'), written('fatigue'), written('Brain fog'))).toEqual([
    ...translated,
    'Brain fog',
  ])
})

test('[REC-33] it stays the same when it is removed and chosen again', () => {
  const [, , , stranger] = toListChoices(LIST, [written('Brain fog')], asWritten)
  expect(stranger).toMatchObject({ isShown: true, reference: written('Brain fog') })
})

test('[REC-14] Nothing is the chosen one of its list, matched by its key', () => {
  const choices = toListChoices(LIST, [], asWritten)
  expect(chosenIds(NOTHING, choices)).toEqual(new Set(['id of nothing']))
  expect(chosenIds(withItems([written('fever')]), choices)).toEqual(new Set(['id of fever']))
})

test('[REC-14, D38] a custom item called Nothing is not Nothing', () => {
  const own = item('own', { key: null, name: 'Nothing' })
  expect(toListChoices([own], [], asWritten)[0]?.isNothing).toBe(false)
})

test('[REC-35] an item is shown with its drawing, built in or custom, and without one if it has none', () => {
  const items = [
    item('own', { key: null, icon: 'moon' }),
    item('fatigue', { icon: 'battery-low' }),
    item('plain', { key: null }),
  ]
  expect(toListChoices(items, [written('Brain fog')], asWritten).map(({ icon }) => icon)).toEqual([
    'moon',
    'battery-low',
    undefined,
    undefined,
  ])
})
