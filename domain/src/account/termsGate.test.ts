import { expect, test } from 'vitest'
import { SHOWN_TERMS, termsToAccept } from './termsGate.ts'

const both = (version: number) => ({ eula: version, privacy: version })

test.each([
  { accepted: 2, required: 2, shown: 2, asked: false, why: 'what is asked for was accepted' },
  { accepted: 1, required: 2, shown: 2, asked: true, why: 'there is a newer one' },
  { accepted: 0, required: 2, shown: 2, asked: true, why: 'nothing was accepted' },
  { accepted: 3, required: 2, shown: 2, asked: false, why: 'another device was newer' },
  { accepted: 1, required: 1, shown: 2, asked: false, why: 'the server asks for no more' },
  { accepted: 2, required: 3, shown: 2, asked: false, why: 'this app cannot show what the server asks for' },
  { accepted: 1, required: 3, shown: 2, asked: true, why: 'this app shows a newer one all the same' },
])('[ACC-16] accepted $accepted, required $required, shown $shown: $why', (given) => {
  const found = termsToAccept({
    accepted: both(given.accepted),
    required: both(given.required),
    shown: both(given.shown),
  })
  expect(found).toEqual(given.asked ? ['eula', 'privacy'] : [])
})

test('[ACC-16] each document stands for itself', () => {
  const accepted = { eula: 2, privacy: 1 }
  expect(termsToAccept({ accepted, required: both(2), shown: both(2) })).toEqual(['privacy'])
})

test('[ACC-16] as long as the server has not said what it asks for, nobody is stopped', () => {
  expect(termsToAccept({ accepted: both(0), required: null })).toEqual([])
})

test('[D27, ACC-16] this app shows version 2 of both', () => {
  expect(SHOWN_TERMS).toEqual(both(2))
})
