import { HOSTILE_MARKUP } from '@reprieve/contract/testing/hostileMarkup.ts'
import { expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import {
  fetchPublicInstitution,
  parsePublicInstitution,
  splitParagraphs,
  parseInstitutionTexts,
} from './publicInstitution.ts'
import { type InstitutionState, makeInstitutionStore, dropMissingInstitution } from './useInstitution.ts'

const RIVERSIDE = {
  institution: {
    nid: 7,
    slug: 'riverside',
    name: 'Riverside Pain Clinic',
    needs_registration_code: true,
    primary_id_format: 'RP-9999',
    sponsors: 'none',
    consent_hash: 'abc',
    consent_language: 'en',
    logo: { type: 'image/png', data: btoa('points') },
    landing_background: { type: 'image/svg+xml', data: btoa('<svg onload="x()"/>') },
  },
  translations: { institution: { landingTitle: 'Welcome', privacyPolicy: 'Ours now', consentText: ' ' } },
}
const said = (body: Record<string, unknown>, code = 0): Answer => ({ reached: true, code, message: '', body })
const answering =
  (answer: Answer): Ask =>
  () =>
    Promise.resolve(answer)
const WANTED = { institution: 'Riverside', language: 'de' } as const

test('[INST-2, INST-13] only an institution’s own texts are read, never one that would replace ours', async () => {
  const look = parsePublicInstitution(RIVERSIDE, 'de')
  expect({ ...look, logo: await look?.logo?.text() }).toEqual({
    nid: 7,
    slug: 'riverside',
    name: 'Riverside Pain Clinic',
    needsCode: true,
    primaryIdFormat: 'RP-9999',
    consentHash: 'abc',
    consentLanguage: 'en',
    logo: 'points',
    background: null,
    texts: { landingTitle: 'Welcome' },
  })
})

test('[REL 1d] texts of an institution stay plain text, and an invalid picture is ignored', () => {
  for (const text of HOSTILE_MARKUP)
    expect(parseInstitutionTexts({ landingText: text }).landingText ?? text).toBe(text)
  for (const logo of [null, 7, { type: 'image/png', data: '%%%' }, { type: 'text/html', data: 'eA==' }])
    expect(parsePublicInstitution({ institution: { nid: 1, name: 'A', logo } }, 'en')?.logo).toBeNull()
  for (const body of [{}, { institution: 7 }, { institution: { nid: '7', name: 'A' } }])
    expect(parsePublicInstitution(body, 'en')).toBeNull()
})

test.each<[string, Answer, InstitutionState['is']]>([
  ['no line', { reached: false }, 'failed'],
  ['an answer without an institution', said({}), 'failed'],
  ['a server that is busy', said({}, 112), 'failed'],
  ['one that is switched off', said({}, 320), 'not-active'],
  ['one that is not there', said({}, 105), 'unknown'],
  ['one that is there', said(RIVERSIDE), 'known'],
])('[INST-2, INST-14] %s is distinguished', async (_what, answer, is) => {
  expect((await fetchPublicInstitution(answering(answer), 'riverside', 'en')).is).toBe(is)
})

test('[INST-14] an institution that can no longer be loaded leaves nothing behind', async () => {
  const store = makeInstitutionStore()
  await store.look(answering(said(RIVERSIDE)), WANTED)
  expect(store.of(WANTED).is).toBe('known')
  let asked = 0
  await store.look(() => Promise.resolve(((asked += 1), said(RIVERSIDE))), WANTED)
  expect(asked, 'it is known on the next page').toBe(0)
  const again = store.lookAgain(answering({ reached: false }), WANTED)
  expect(store.of(WANTED).is, 'a form below it stays').toBe('known')
  await again
  expect(store.of(WANTED)).toEqual({ is: 'failed' })
  await store.look(answering(said(RIVERSIDE)), WANTED)
  expect(store.of(WANTED).is, 'asked again by the next page').toBe('known')
})

test('[INST-14] of two that were asked for the later one is shown, in the language of the page', async () => {
  const store = makeInstitutionStore()
  let answerLate = (_answer: Answer): void => undefined
  const first = store.look(() => new Promise<Answer>((done) => (answerLate = done)), WANTED)
  await store.look(answering(said({}, 320)), { ...WANTED, language: 'fr' })
  answerLate(said(RIVERSIDE))
  await first
  expect(store.of({ ...WANTED, language: 'fr' })).toEqual({ is: 'not-active' })
  expect(store.of(WANTED)).toEqual({ is: 'loading' })
})

test('[INST-14] nobody is registered with an institution that cannot be loaded', () => {
  const search = { institution: 'riverside', activation_code: 'A' }
  for (const is of ['failed', 'unknown', 'not-active'] as const)
    expect(dropMissingInstitution(search, { is })).toEqual({ activation_code: 'A' })
  for (const is of ['loading', 'none'] as const) expect(dropMissingInstitution(search, { is })).toBe(search)
})

test('[INST-13] a blank line begins a paragraph', () => {
  expect(splitParagraphs(' One,\nstill one.\n \n\nTwo.\n')).toEqual(['One,\nstill one.', 'Two.'])
})
