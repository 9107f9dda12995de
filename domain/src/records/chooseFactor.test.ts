import { expect, test } from 'vitest'
import { NOTHING, withItems } from './answer.ts'
import {
  chooseFactor,
  chooseItem,
  chooseNothing,
  type ItemList,
  type ListWithNothing,
} from './chooseFactor.ts'
import { emptyRecord, type Intervention, type InterventionEffect } from './painRecord.ts'

const draft = emptyRecord({ at: Date.UTC(2026, 4, 10), offset: 0 })
const item = (text: string) => ({ id: `id of ${text}`, text })
const [back, neck] = [item('Back'), item('Neck')]
const tried = (text: string, effect: InterventionEffect): Intervention => ({ ...item(text), effect })

test.each<ItemList>(['location', 'character', 'environment'])(
  '[REC-14] of %s several may be chosen, and taken off again',
  (list) => {
    const one = chooseItem(draft, { list, item: back })
    const two = chooseItem(one, { list, item: neck })
    expect(two).toEqual({ ...draft, [list]: [back, neck] })
    expect(chooseItem(two, { list, item: back })).toEqual({ ...draft, [list]: [neck] })
  },
)

test.each(['symptom', 'aggravatingFactor'] as const)(
  '[REC-14] of %s too, and any choice clears Nothing',
  (list) => {
    const two = chooseItem(chooseItem(draft, { list, item: back }), { list, item: neck })
    expect(two).toEqual({ ...draft, [list]: withItems([back, neck]) })
    const nothing = chooseNothing(two, list)
    expect(nothing).toEqual({ ...draft, [list]: NOTHING })
    expect(chooseItem(nothing, { list, item: neck })).toEqual({ ...draft, [list]: withItems([neck]) })
  },
)

test.each<ListWithNothing>(['symptom', 'aggravatingFactor', 'intervention'])(
  '[REC-14] Nothing of %s chosen twice is no answer',
  (list) => {
    expect(chooseNothing(chooseNothing(draft, list), list)).toEqual(draft)
  },
)

test('[REC-14] Nothing clears the interventions, and a mark clears Nothing', () => {
  const heat = tried('Heat', 'alleviating')
  const nothing = chooseNothing(chooseFactor(draft, heat), 'intervention')
  expect(nothing).toEqual({ ...draft, intervention: NOTHING })
  expect(chooseFactor(nothing, heat)).toEqual({ ...draft, intervention: withItems([heat]) })
})

test('[REC-15, D37] several may help, and several not', () => {
  const marks = [tried('Heat', 'alleviating'), tried('Rest', 'ineffective'), tried('Bath', 'alleviating')]
  expect(marks.reduce(chooseFactor, draft)).toEqual({ ...draft, intervention: withItems(marks) })
})

test('[REC-15] another mark replaces the first in its place', () => {
  const marks = [tried('Heat', 'alleviating'), tried('Rest', 'ineffective')]
  expect(chooseFactor(marks.reduce(chooseFactor, draft), tried('Heat', 'ineffective'))).toEqual({
    ...draft,
    intervention: withItems([tried('Heat', 'ineffective'), tried('Rest', 'ineffective')]),
  })
})

test('[REC-15] the same mark again, or none, removes it', () => {
  const before = chooseFactor(draft, tried('Heat', 'alleviating'))
  expect(chooseFactor(before, tried('Heat', 'alleviating'))).toEqual(draft)
  expect(chooseFactor(before, tried('Heat', 'unmarked'))).toEqual(draft)
})

test('[REC-15] removing an item that is not there leaves Nothing as it was', () => {
  const nothing = chooseNothing(draft, 'intervention')
  expect(chooseFactor(nothing, tried('Heat', 'unmarked'))).toEqual(nothing)
})
