import { expect, test } from 'vitest'
import { needsNewerApp, offeredTerms, SHOWN_TERMS, termsToAccept, type TermsDocument } from './termsGate.ts'

const both = (version: number) => ({ eula: version, privacy: version })
const NONE: readonly TermsDocument[] = []
const BOTH: readonly TermsDocument[] = ['eula', 'privacy']

test.each([
  { accepted: 2, required: 2, shown: 2, asked: false, why: 'what is asked for was accepted' },
  { accepted: 1, required: 2, shown: 2, asked: true, why: 'there is a newer one' },
  { accepted: 0, required: 2, shown: 2, asked: true, why: 'nothing was accepted' },
  { accepted: 3, required: 2, shown: 2, asked: false, why: 'another device was newer' },
  { accepted: 1, required: 1, shown: 2, asked: false, why: 'the server asks for no more' },
  { accepted: 2, required: 3, shown: 2, asked: false, why: 'this app cannot show what the server asks for' },
  { accepted: 1, required: 3, shown: 2, asked: true, why: 'this app shows a newer one all the same' },
])('[ACC-16] accepted $accepted, required $required, shown $shown: $why', (given) => {
  const server = { required: both(given.required), hosted: NONE }
  const found = termsToAccept(both(given.accepted), server, both(given.shown))
  expect(found).toEqual(given.asked ? ['eula', 'privacy'] : [])
})

test('[ACC-16] each document is decided separately', () => {
  const server = { required: both(2), hosted: NONE }
  expect(termsToAccept({ eula: 2, privacy: 1 }, server, both(2))).toEqual(['privacy'])
})

test('[ACC-16] while the server’s requirement is unknown, nobody is stopped', () => {
  expect(termsToAccept(both(0), { required: null, hosted: BOTH })).toEqual([])
})

test('[ACC-36] for a page of the operator the version is the one that the server requires', () => {
  const server = { required: both(3), hosted: BOTH }
  expect(offeredTerms(server, both(2))).toEqual(both(3))
  expect(termsToAccept(both(2), server, both(2))).toEqual(['eula', 'privacy'])
  expect(termsToAccept(both(3), server, both(2))).toEqual([])
  expect(offeredTerms({ required: both(1), hosted: BOTH }, both(2))).toEqual(both(1))
})

test('[ACC-36] without such a page, and while the requirement is unknown, the version is that of the app', () => {
  expect(offeredTerms({ required: both(3), hosted: ['eula'] }, both(2))).toEqual({ eula: 3, privacy: 2 })
  expect(offeredTerms({ required: null, hosted: BOTH }, both(2))).toEqual(both(2))
})

test('[ACC-16] an update is needed only if the text is part of the app', () => {
  expect(needsNewerApp({ required: both(3), hosted: ['eula'] }, both(2))).toBe(true)
  expect(needsNewerApp({ required: both(3), hosted: BOTH }, both(2))).toBe(false)
  expect(needsNewerApp({ required: both(2), hosted: NONE }, both(2))).toBe(false)
  expect(needsNewerApp({ required: null, hosted: NONE }, both(2))).toBe(false)
})

test('[D27, ACC-16] this app shows version 2 of both', () => {
  expect(SHOWN_TERMS).toEqual(both(2))
})
