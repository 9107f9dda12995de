import { expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { endMembership } from './ending.ts'
import { institutionsFrom, keptInstitutions, learnInstitutions } from './knownInstitutions.ts'
import { keptSeen, learnSeen } from './seenThere.ts'

const said = (body: Record<string, unknown>, code = 0): Answer => ({
  reached: true,
  code,
  message: 'No',
  body,
})
const AWAY: Answer = { reached: false }

const MEMBER = { institution: 7, slug: 'riverside', name: 'Riverside', is_active: true, study_id: null }
const LISTED = said({
  institutions: [
    { ...MEMBER, since: 1_000, ended: null, sponsors: 'subscriber' },
    { ...MEMBER, institution: 8, slug: 'old', is_active: false, since: 500, ended: 900, sponsors: 'none' },
    { slug: 'torn' },
  ],
  invitations: [
    { ...MEMBER, institution: 9, slug: 'hill', needs_registration_code: true, expires: 5_000, study_id: 's' },
    7,
  ],
})
const CONFIG = {
  nid: 7,
  name: 'Riverside',
  pain_service: true,
  recommended: ['pacing'],
  contact: { email: 'care@riverside.example', phone: '+1 555 0100', link: 'javascript:alert(1)' },
  texts: { painServiceText: 'We call you.', terms: 'not theirs' },
}
const ANSWERS = {
  'institutions/get-user-institutions': LISTED,
  'institutions/get-institution-config': said({ config: CONFIG }),
}

function asking(answers: Record<string, Answer>) {
  const asked: [string, unknown, boolean][] = []
  const ask: Ask = (name, request, how) => {
    asked.push([name, request, how?.background === true])
    return Promise.resolve(answers[name] ?? AWAY)
  }
  return { ask, asked }
}

const KNOWN = {
  members: [
    {
      nid: 7,
      slug: 'riverside',
      name: 'Riverside',
      studyId: null,
      isActive: true,
      since: 1_000,
      ended: null,
      sponsors: 'subscriber',
    },
    {
      nid: 8,
      slug: 'old',
      name: 'Riverside',
      studyId: null,
      isActive: false,
      since: 500,
      ended: 900,
      sponsors: 'none',
    },
  ],
  invitations: [{ nid: 9, slug: 'hill', name: 'Riverside', studyId: 's', needsCode: true, expires: 5_000 }],
  configs: [
    {
      nid: 7,
      name: 'Riverside',
      hasPainService: true,
      contact: { email: 'care@riverside.example', phone: '+1 555 0100' },
      texts: { painServiceText: 'We call you.' },
    },
  ],
}

test('[INST-17, INST-12] institutions and the configs of those that one is in are kept, and there without a line', async () => {
  const diary = aDiary()
  expect(await keptInstitutions(diary)).toBeNull()
  expect(await learnInstitutions(diary, asking({}).ask)).toBe('away')
  const { ask, asked } = asking(ANSWERS)
  expect(await learnInstitutions(diary, ask)).toBe('learned')
  expect(asked, 'by nobody’s act, and of nobody who has left').toEqual([
    ['institutions/get-user-institutions', undefined, true],
    ['institutions/get-institution-config', { nid: 7 }, true],
  ])
  expect(await keptInstitutions(diary)).toEqual(KNOWN)
  expect(await learnInstitutions(diary, asking({}).ask)).toBe('away')
  expect(
    await learnInstitutions(
      diary,
      asking({ ...ANSWERS, 'institutions/get-user-institutions': said({}, 112) }).ask,
    ),
  ).toBe('refused')
  expect(await keptInstitutions(diary)).toEqual(KNOWN)
})

test('[INST-17] a config that cannot be asked for is the last known one; one that is refused is gone', async () => {
  const diary = aDiary()
  await learnInstitutions(diary, asking(ANSWERS).ask)
  await learnInstitutions(diary, asking({ 'institutions/get-user-institutions': LISTED }).ask)
  expect((await keptInstitutions(diary))?.configs).toEqual(KNOWN.configs)
  await learnInstitutions(
    diary,
    asking({ ...ANSWERS, 'institutions/get-institution-config': said({}, 105) }).ask,
  )
  expect((await keptInstitutions(diary))?.configs).toEqual([])
})

test('[REL 1d] what does not fit says nothing', () => {
  const nothing = { members: [], invitations: [], configs: [] }
  for (const told of [{}, { institutions: 7, invitations: {}, configs: [{ nid: 'x' }, null] }])
    expect(institutionsFrom(told)).toEqual(nothing)
})

const SEEN = {
  'institutions/get-study-data': said({
    data: {
      study: { study_id: 's', name: 'Back study' },
      details: { full_name: 'Ada Byron', birth_date: '1970-05-24', primary_id: null },
      consent: { text: 'You may leave.', language: 'en', given: 1_000, ended: null },
      readings: [3_000, 4_000],
    },
  }),
  'institutions/get-records-data': said({
    data: {
      records: [
        { questionnaire_id: 'peg', title: 'PEG', completed_at: 2_000, score: 5.3 },
        { questionnaire_id: 'week', title: 'Weekly check-in', completed_at: 2_500, score: null },
        { title: 7 },
      ],
    },
  }),
  'institutions/get-insights-data': said({
    data: { answers: 2, by_questionnaire: [{ questionnaire_id: 'peg', title: 'PEG', count: 1, scores: [] }] },
  }),
}

test('[CONS-9] what an institution sees is told whole or not at all, and the last known holds without a line', async () => {
  const diary = aDiary()
  const { 'institutions/get-records-data': _, ...half } = SEEN
  expect(await learnSeen(diary, asking(half).ask, 7)).toBe('away')
  expect(await keptSeen(diary, 7)).toBeNull()
  expect(await learnSeen(diary, asking(SEEN).ask, 7)).toBe('learned')
  const refused = { ...SEEN, 'institutions/get-study-data': said({}, 105) }
  expect(await learnSeen(diary, asking(refused).ask, 7)).toBe('refused')
  expect(await keptSeen(diary, 7)).toEqual({
    study: 'Back study',
    details: { fullName: 'Ada Byron', birthDate: '1970-05-24', primaryId: null },
    consent: { text: 'You may leave.', given: 1_000 },
    counts: [{ title: 'PEG', count: 1 }],
    answers: [
      { title: 'Weekly check-in', at: 2_500, score: null },
      { title: 'PEG', at: 2_000, score: 5.3 },
    ],
    readings: [4_000, 3_000],
  })
  expect(await keptSeen(diary, 8)).toBeNull()
})

test('[CONS-8] an ending that was not answered can be pressed again, and one that was refused says why', async () => {
  const diary = aDiary()
  const wish = { nid: 7, ending: 'withdraw' } as const
  await learnSeen(diary, asking(SEEN).ask, 7)
  expect(await endMembership(diary, asking({}).ask, wish)).toEqual({ message: null })
  const refused = asking({ 'institutions/withdraw-consent': said({}, 105) })
  expect(await endMembership(diary, refused.ask, wish)).toEqual({ message: 'No' })
  expect(await keptSeen(diary, 7)).not.toBeNull()
  const gone = { 'institutions/get-user-institutions': said({ institutions: [], invitations: [] }) }
  const { ask, asked } = asking({ ...gone, 'institutions/withdraw-consent': said({}) })
  expect(await endMembership(diary, ask, wish)).toBeNull()
  expect(asked[0]).toEqual(['institutions/withdraw-consent', { institution: 7 }, false])
  expect(await keptSeen(diary, 7), 'no copy stays of what nobody sees').toBeNull()
  expect(await keptInstitutions(diary)).toEqual({ members: [], invitations: [], configs: [] })
})
