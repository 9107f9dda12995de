import { expect, test } from 'vitest'
import { replacedPurpose } from './replacePurpose.ts'

const [BACK, HEAD, NECK] = ['back', 'head', 'neck'].map((id) => ({ id, text: id }))

test('[COND-10] the new one takes the position of the old one', () => {
  const purpose = [BACK!, HEAD!]
  expect(replacedPurpose(purpose, new Set(['back']), NECK!)).toEqual([NECK, HEAD])
})

test('[COND-10, D29] also if the old one was referenced by an earlier id', () => {
  expect(replacedPurpose([HEAD!, BACK!], new Set(['spine', 'back']), NECK!)).toEqual([HEAD, NECK])
})

test('[COND-10] it is there once, though it was among them already', () => {
  expect(replacedPurpose([NECK!, BACK!], new Set(['back']), NECK!)).toEqual([NECK])
})

test('[COND-10] a purpose that refers to neither stays as it is', () => {
  expect(replacedPurpose([HEAD!], new Set(['back']), NECK!)).toBeNull()
})
