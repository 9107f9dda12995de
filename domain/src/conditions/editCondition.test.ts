import { expect, test } from 'vitest'
import { err } from '../result.ts'
import { typedCondition } from './addCondition.ts'
import type { Condition } from './condition.ts'
import {
  finishConditionForm,
  toConditionForm,
  newConditionForm,
  isOtherCondition,
  isConditionFormChanged,
  isNameTyped,
  replaceFormCondition,
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

test('[COND-1] stored values are in the fields, and are read from them unchanged', () => {
  expect(finishConditionForm(toConditionForm(FIBROMYALGIA), TODAY)).toEqual({ ok: true, value: FIBROMYALGIA })
  expect(isConditionFormChanged(toConditionForm(FIBROMYALGIA), toConditionForm(FIBROMYALGIA))).toBe(false)
})

test('[COND-1] a day may be written with other signs, and may be left out', () => {
  const form = { ...toConditionForm(FIBROMYALGIA), diagnosed: '2019/4/1', firstSymptom: ' ' }
  const read = finishConditionForm(form, TODAY)
  expect(read).toMatchObject({ ok: true, value: { diagnosed: '2019-04-01', firstSymptom: null } })
})

test('[COND-1] faults are reported field by field, and today is not in the future', () => {
  const form = {
    ...newConditionForm(typedCondition(' ')),
    diagnosed: '2026-05-11',
    firstSymptom: '2026-02-30',
  }
  const faults = { name: 'name-empty', diagnosed: 'still-to-come', firstSymptom: 'not-a-day' }
  expect(finishConditionForm(form, TODAY)).toEqual(err(faults))
  expect(finishConditionForm({ ...toConditionForm(FIBROMYALGIA), diagnosed: TODAY }, TODAY).ok).toBe(true)
})

test('[COND-1] a first symptom after the diagnosis is not doubted', () => {
  const form = { ...toConditionForm(FIBROMYALGIA), firstSymptom: '2020-01-01' }
  expect(finishConditionForm(form, TODAY).ok).toBe(true)
})

test.each([
  ['another name', { what: { ...toConditionForm(FIBROMYALGIA).what, name: 'Fibro' } }],
  ['a day', { diagnosed: '2019' }],
  ['hiding it', { isShown: true }],
])('[COND-12] %s is a change', (_, part) => {
  const form = toConditionForm(FIBROMYALGIA)
  expect(isConditionFormChanged(form, { ...form, ...part })).toBe(true)
})

test('[COND-9] another entry is another condition with the days in the fields; a typed name is only a name', () => {
  const typed = typedCondition('My own')
  const form = replaceFormCondition(toConditionForm(FIBROMYALGIA), typed)
  expect(isOtherCondition(FIBROMYALGIA, form.what)).toBe(true)
  expect(form).toMatchObject({ diagnosed: '2019-04-01', isShown: false })
  expect(isOtherCondition({ id: 'own', number: null }, form.what)).toBe(false)
  expect([isNameTyped(FIBROMYALGIA), isNameTyped(typed)]).toEqual([false, true])
})

test('[COND-9] a catalogue entry that the typed condition already is, directly or by a copy, replaces nothing', () => {
  const found = toConditionForm(FIBROMYALGIA).what
  expect(isOtherCondition({ id: 'fibromyalgia', number: null }, found)).toBe(false)
  expect(isOtherCondition({ id: 'own', number: null, aliases: ['fibromyalgia'] }, found)).toBe(false)
  expect(isOtherCondition({ id: 'own', number: null }, found)).toBe(true)
})
