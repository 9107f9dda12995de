import { expect, test } from 'vitest'
import { err } from '../result.ts'
import { typedCondition } from './addCondition.ts'
import type { Condition } from './condition.ts'
import {
  finishForm,
  formOf,
  formOfNew,
  isAnother,
  isChanged,
  isNameTyped,
  withWhat,
} from './editCondition.ts'

const TODAY = '2026-05-10'
const FIBROMYALGIA: Condition = {
  id: 'fibromyalgia',
  name: 'Fibromyalgia',
  number: 10_003,
  names: { de: 'Fibromyalgie' },
  firstSymptom: '2018-11-02',
  diagnosed: '2019-04-01',
  isShown: false,
  icon: 'body-points',
}

test('[COND-1] what was kept stands in the fields, and is read from them unchanged', () => {
  expect(finishForm(formOf(FIBROMYALGIA), TODAY)).toEqual({ ok: true, value: FIBROMYALGIA })
  expect(isChanged(formOf(FIBROMYALGIA), formOf(FIBROMYALGIA))).toBe(false)
})

test('[COND-1] a day may be written with other signs, and may be left out', () => {
  const form = { ...formOf(FIBROMYALGIA), diagnosed: '2019/4/1', firstSymptom: ' ' }
  const read = finishForm(form, TODAY)
  expect(read).toMatchObject({ ok: true, value: { diagnosed: '2019-04-01', firstSymptom: null } })
})

test('[COND-1] what is wrong is told field by field, and today is not still to come', () => {
  const form = { ...formOfNew(typedCondition(' ')), diagnosed: '2026-05-11', firstSymptom: '2026-02-30' }
  const faults = { name: 'name-empty', diagnosed: 'still-to-come', firstSymptom: 'not-a-day' }
  expect(finishForm(form, TODAY)).toEqual(err(faults))
  expect(finishForm({ ...formOf(FIBROMYALGIA), diagnosed: TODAY }, TODAY).ok).toBe(true)
})

test('[COND-1] a first symptom after the diagnosis is not doubted', () => {
  const form = { ...formOf(FIBROMYALGIA), firstSymptom: '2020-01-01' }
  expect(finishForm(form, TODAY).ok).toBe(true)
})

test.each([
  ['another name', { what: { ...formOf(FIBROMYALGIA).what, name: 'Fibro' } }],
  ['a day', { diagnosed: '2019' }],
  ['hiding it', { isShown: true }],
])('[COND-12] %s is a change', (_, part) => {
  const form = formOf(FIBROMYALGIA)
  expect(isChanged(form, { ...form, ...part })).toBe(true)
})

test('[COND-9] another entry is another condition with the days in the fields; a typed name is only a name', () => {
  const typed = typedCondition('My own')
  const form = withWhat(formOf(FIBROMYALGIA), typed)
  expect(isAnother(FIBROMYALGIA, form.what)).toBe(true)
  expect(form).toMatchObject({ diagnosed: '2019-04-01', isShown: false })
  expect(isAnother({ id: 'own', number: null }, form.what)).toBe(false)
  expect([isNameTyped(FIBROMYALGIA), isNameTyped(typed)]).toEqual([false, true])
})

test('[COND-9] the entry that a typed one is already, here or by a copy of it, takes nobody’s place', () => {
  const found = formOf(FIBROMYALGIA).what
  expect(isAnother({ id: 'fibromyalgia', number: null }, found)).toBe(false)
  expect(isAnother({ id: 'own', number: null, aliases: ['fibromyalgia'] }, found)).toBe(false)
  expect(isAnother({ id: 'own', number: null }, found)).toBe(true)
})
