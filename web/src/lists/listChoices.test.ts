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

test('[D31] what is chosen is written down by the item’s own name, never by its translation', () => {
  expect(toListChoices(LIST, [], asWritten)[1]?.reference).toEqual({ id: 'id of fatigue', text: 'fatigue' })
})

test('[REC-33] what the list has not is shown behind it, once and as it was written', () => {
  const translated = ['nothing, translated', 'fatigue, translated', 'fever, translated']
  expect(labels(written('Brain fog'), written('fatigue'), written('Brain fog'))).toEqual([
    ...translated,
    'Brain fog',
  ])
})

test('[REC-33] it stays what it was when it is taken off and chosen again', () => {
  const [, , , stranger] = toListChoices(LIST, [written('Brain fog')], asWritten)
  expect(stranger).toMatchObject({ isShown: true, reference: written('Brain fog') })
})

test('[REC-14] Nothing is the chosen one of its list, matched by its key', () => {
  const choices = toListChoices(LIST, [], asWritten)
  expect(chosenIds(NOTHING, choices)).toEqual(new Set(['id of nothing']))
  expect(chosenIds(withItems([written('fever')]), choices)).toEqual(new Set(['id of fever']))
})

test('[REC-14, D38] an item of the person’s own that is called Nothing is not Nothing', () => {
  const own = item('own', { key: null, name: 'Nothing' })
  expect(toListChoices([own], [], asWritten)[0]?.isNothing).toBe(false)
})

test('[REC-35] an item is shown with its drawing, the person’s own or not, and without one where it has none', () => {
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
