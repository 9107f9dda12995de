import { expect, test } from 'vitest'
import { alikeCondition } from './likeness.ts'

const headaches = { id: 'a', name: 'Headaches', number: 10_001, names: { ko: '두통', de: 'Kopfschmerzen' } }
const typed = (name: string) => ({ id: 'b', name, number: null, names: {} })

test.each(['headaches', ' HEADACHES ', 'kopfschmerzen', '두통', 'Ｈeadaches'])(
  '[COND-4, D31] %j typed is the entry of the catalogue, in any language it has',
  (name) => {
    expect(alikeCondition([headaches], typed(name))).toBe(headaches)
    expect(alikeCondition([typed(name)], headaches)).toEqual(typed(name))
  },
)

test('[COND-4] the same entry is the same, whatever it is called', () => {
  const renamed = { id: 'b', name: 'Cephalalgia', number: 10_001, names: {} }
  expect(alikeCondition([headaches], renamed)).toBe(headaches)
})

test('[COND-4, D30] one number of two imported catalogues is not one entry; one name is', () => {
  const imported = { id: 'a', name: 'Sciatica, left side', number: 10_000_000_007, names: {} }
  const elsewhere = { ...imported, id: 'b', name: 'Low back pain' }
  expect(alikeCondition([imported], elsewhere)).toBeUndefined()
  expect(
    alikeCondition([imported], { ...elsewhere, name: 'sciatica, left side', number: 10_000_000_009 }),
  ).toBe(imported)
})

test('[COND-4] another name of another entry is another condition', () => {
  expect(alikeCondition([headaches], typed('Headache'))).toBeUndefined()
  const migraine = { id: 'b', name: 'Migraine', number: 10_002, names: { de: 'Migräne' } }
  expect(alikeCondition([headaches], migraine)).toBeUndefined()
})

test('[COND-4] a condition does not conflict with itself', () => {
  expect(alikeCondition([headaches], { ...headaches, names: {} })).toBeUndefined()
})
