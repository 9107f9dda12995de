import { expect, test } from 'vitest'
import type { LabelledItem } from './editItem.ts'
import {
  isFromTemplate,
  planTemplate,
  templateForCondition,
  type ListsNow,
  type ListTemplate,
} from './listTemplate.ts'

const names = (name: string) => ({
  en: name,
  de: `${name} de`,
  es: name,
  fr: name,
  ko: name,
  ru: name,
  'zh-rCN': name,
})
const MIGRAINE: ListTemplate = {
  key: 'migraine',
  conditions: ['id-of-migraine'],
  names: names('Migraine'),
  shown: { symptom: ['nausea', 'aura-like'] },
  added: [
    { type: 'symptom', names: names('Yawning') },
    { type: 'location', names: names('Left side of head'), regions: ['head'] },
  ],
}
const item = (key: string | null, position: number, rest: Partial<LabelledItem> = {}): LabelledItem => ({
  id: key ?? `own-${position}`,
  type: 'symptom',
  name: key ?? 'Own',
  label: key ?? 'Own',
  key,
  icon: null,
  isShown: true,
  position,
  ...rest,
})
const SYMPTOMS = [
  item('nothing', -1),
  item('fatigue', 0),
  item('nausea', 1),
  item('aura-like', 2, { isShown: false }),
  item(null, 9),
]
const now = (symptoms = SYMPTOMS, hands: Partial<ListsNow> = {}): ListsNow => ({
  itemsOf: (type) => (type === 'symptom' ? symptoms : []),
  isByHand: () => false,
  isSorted: () => false,
  ...hands,
})
const symptomsOf = (lists: ReturnType<typeof planTemplate>) => lists.find(({ type }) => type === 'symptom')!
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)

test('[TPL-1] its items are shown first, other built-in ones hidden, own ones and Nothing stay', () => {
  const lists = planTemplate(MIGRAINE, now())
  expect(lists.map(({ type }) => type)).toEqual(['location', 'symptom'])
  const { shown, hidden, added, changes } = symptomsOf(lists)
  expect(ids(shown)).toEqual(['nausea', 'aura-like', 'own-9'])
  expect(ids(hidden)).toEqual(['fatigue'])
  expect(added).toEqual([MIGRAINE.added[0]])
  expect(changes.some(({ item: one }) => one.id === 'nothing' || one.id === 'own-9')).toBe(false)
})

test('[TPL-1] what the person showed or hid by hand stays so', () => {
  const hands = { isByHand: ({ id }: LabelledItem) => ['fatigue', 'aura-like'].includes(id) }
  const { shown, hidden } = symptomsOf(planTemplate(MIGRAINE, now(SYMPTOMS, hands)))
  expect(ids(shown)).toEqual(['nausea', 'fatigue', 'own-9'])
  expect(hidden).toEqual([])
})

test('[TPL-1] a list that the person sorted keeps its order', () => {
  const { changes } = symptomsOf(planTemplate(MIGRAINE, now(SYMPTOMS, { isSorted: () => true })))
  expect(changes.flatMap(({ groups }) => groups)).not.toContain('position')
})

test.each(['Yawning', ' yawning', 'Yawning de'])(
  '[TPL-1, LIST-11] %s is there already: shown, and not added',
  (name) => {
    const yawning = item(null, 10, { name, label: name, isShown: false })
    const { shown, added } = symptomsOf(planTemplate(MIGRAINE, now([...SYMPTOMS, yawning])))
    expect(added).toEqual([])
    expect(ids(shown)).toContain('own-10')
  },
)

test('[TPL-1] planned a second time there is nothing to change', () => {
  const { shown, changes } = symptomsOf(planTemplate(MIGRAINE, now()))
  const after = SYMPTOMS.map((one) => changes.find((change) => change.item.id === one.id)?.item ?? one)
  const sorted = after.toSorted((one, other) => one.position - other.position)
  const again = symptomsOf(planTemplate(MIGRAINE, now(sorted)))
  expect([ids(again.shown), again.changes]).toEqual([ids(shown), []])
})

test('[TPL-1] what a template showed or hid is not by hand', () => {
  expect(isFromTemplate(item('fatigue', 0, { isShown: false }), [MIGRAINE])).toBe(true)
  expect(isFromTemplate(item('nausea', 0, { isShown: false }), [MIGRAINE])).toBe(false)
  expect(isFromTemplate(item('fatigue', 0, { isShown: false }), [])).toBe(false)
})

test('[TPL-1] a template belongs to conditions of the catalogue, and to a typed name', () => {
  const found = (id: string, name: string, aliases?: string[]) =>
    templateForCondition([MIGRAINE], { id, name, ...(aliases && { aliases }) })?.key
  expect(found('id-of-migraine', 'x')).toBe('migraine')
  expect(found('other', 'x', ['id-of-migraine'])).toBe('migraine')
  expect(found('other', ' migraine')).toBe('migraine')
  expect(found('other', 'Gout')).toBeUndefined()
})
