import { itemsOfType } from '@reprieve/contract/lists/namedItems.ts'
import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import { EMPTY_MEDICATION, type Medication } from '@reprieve/domain/medications/medication.ts'
import { expect, test } from 'vitest'
import { BUILT_IN_ITEMS } from '../../lists/builtInItems.ts'
import { panelLists, withRemovedItems } from './panelLists.ts'

const naproxen: Medication = { ...EMPTY_MEDICATION, id: 'n', commonName: 'Naproxen', aliases: ['old n'] }
// The built-in items, in a made-up language.
const shown = [...BUILT_IN_ITEMS.values()].map((item) => ({ ...item, label: `${item.key}, translated` }))
const byId = new Map(shown.map((item) => [item.id, item]))
const { choicesOf, labelOf, idToday } = panelLists({
  lists: {
    itemsOf: (type) => itemsOfType(shown, type),
    labelOf: ({ id, text }) => byId.get(id)?.label ?? text,
  },
  medications: [naproxen],
  nameOf: ({ commonName }) => `${commonName}, shown`,
  words: { nothing: 'Nothing, translated', noMedications: 'No medications, translated' },
})

test('[FILT-39] a list is offered by its current names, and filtered by the item’s own name', () => {
  const back = choicesOf('location').find(({ label }) => label === 'lower-back, translated')
  expect(back?.reference.text).toBe('Lower back')
  expect(back?.id).toBe(back?.reference.id)
})

test('[FILT-39] Nothing is a separate criterion, and clears nothing else', () => {
  const [first] = choicesOf('symptom')
  expect(first).toMatchObject({ id: NOTHING_ID, isNothing: false, reference: { id: NOTHING_ID } })
  expect(labelOf('symptom', { id: NOTHING_ID, text: 'Nothing' })).toBe('nothing, translated')
  expect(choicesOf('location').some(({ id }) => id === NOTHING_ID)).toBe(false)
})

test('[FILT-39] medications are offered, and that none was taken', () => {
  expect(choicesOf('medication').map(({ id, label }) => [id, label])).toEqual([
    [NOTHING_ID, 'No medications, translated'],
    ['n', 'Naproxen, shown'],
  ])
  expect(labelOf('medication', { id: 'old n', text: 'as it was' })).toBe('Naproxen, shown')
  expect(idToday('old n')).toBe('n')
})

test('[FILT-35] a removed item comes after the list as it was written, and a copy is not repeated', () => {
  const gone = { id: 'gone', text: 'Old tablets' }
  const copy = { id: 'old n', text: 'Naproxen' }
  const asWritten = ({ text }: { text: string }): string => text
  const offered = withRemovedItems(choicesOf('medication'), [gone, copy], { labelOf: asWritten, idToday })
  expect(offered.map(({ id }) => id)).toEqual([NOTHING_ID, 'n', 'gone'])
  expect(offered.at(-1)).toMatchObject({ label: 'Old tablets', isShown: true, reference: gone })
})
