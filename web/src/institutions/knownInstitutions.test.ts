import { expect, test } from 'vitest'
import type { Answer, Ask } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { refreshVisibleData } from './VisibleDataSection.tsx'
import { parseInstitutions, readInstitutions, institutionNumber } from './knownInstitutions.ts'
import { endMembership, refreshInstitutions } from './memberships.ts'
import { readVisibleData } from './visibleData.ts'

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

test('[INST-17, INST-12] institutions and the configs of joined ones are stored, and available offline', async () => {
  const diary = aDiary()
  expect(await readInstitutions(diary)).toBeNull()
  expect(await refreshInstitutions(diary, asking({}).ask)).toBe('away')
  const { ask, asked } = asking(ANSWERS)
  expect(await refreshInstitutions(diary, ask)).toBe('learned')
  expect(asked, 'by nobody’s act, and of nobody who has left').toEqual([
    ['institutions/get-user-institutions', undefined, true],
    ['institutions/get-institution-config', { nid: 7 }, true],
  ])
  expect(await readInstitutions(diary)).toEqual(KNOWN)
  expect(await refreshInstitutions(diary, asking({}).ask)).toBe('away')
  expect(
    await refreshInstitutions(
      diary,
      asking({ ...ANSWERS, 'institutions/get-user-institutions': said({}, 112) }).ask,
    ),
  ).toBe('refused')
  expect(await readInstitutions(diary)).toEqual(KNOWN)
})

test('[INST-17] a config that cannot be fetched is the last known one; a refused one is removed', async () => {
  const diary = aDiary()
  await refreshInstitutions(diary, asking(ANSWERS).ask)
  await refreshInstitutions(diary, asking({ 'institutions/get-user-institutions': LISTED }).ask)
  expect((await readInstitutions(diary))?.configs).toEqual(KNOWN.configs)
  await refreshInstitutions(
    diary,
    asking({ ...ANSWERS, 'institutions/get-institution-config': said({}, 105) }).ask,
  )
  expect((await readInstitutions(diary))?.configs).toEqual([])
})

test('[REL 1d] invalid values are ignored', () => {
  const nothing = { members: [], invitations: [], configs: [] }
  for (const told of [{}, { institutions: 7, invitations: {}, configs: [{ nid: 'x' }, null] }])
    expect(parseInstitutions(told)).toEqual(nothing)
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

test('[CONS-9] what an institution sees is shown completely or not at all, offline the last known', async () => {
  const diary = await aMember()
  const { 'institutions/get-records-data': _, ...half } = SEEN
  expect(await refreshVisibleData(diary, asking(half).ask, 7)).toBe('away')
  expect(await readVisibleData(diary, 7)).toBeNull()
  expect(await refreshVisibleData(diary, asking(SEEN).ask, 7)).toBe('learned')
  const refused = { ...SEEN, 'institutions/get-study-data': said({}, 103) }
  expect(await refreshVisibleData(diary, asking(refused).ask, 7)).toBe('refused')
  expect(await readVisibleData(diary, 7)).toEqual({
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
  expect(await readVisibleData(diary, 8)).toBeNull()
})

async function aMember() {
  const diary = aDiary()
  await refreshInstitutions(diary, asking(ANSWERS).ask)
  return diary
}

const NOTHING_MORE = () => Promise.resolve()

test('[CONS-8] an unanswered ending can be pressed again, and a refused one says why', async () => {
  const diary = await aMember()
  const wish = { nid: 7, ending: 'withdraw', afterwards: NOTHING_MORE } as const
  await refreshVisibleData(diary, asking(SEEN).ask, 7)
  expect(await endMembership(diary, asking({}).ask, wish)).toEqual({ message: null })
  const refused = asking({ 'institutions/withdraw-consent': said({}, 105) })
  expect(await endMembership(diary, refused.ask, wish)).toEqual({ message: 'No' })
  expect(await readVisibleData(diary, 7)).not.toBeNull()
  expect(await readInstitutions(diary)).toEqual(KNOWN)
  const { ask, asked } = asking({ 'institutions/withdraw-consent': said({}) })
  expect(await endMembership(diary, ask, wish)).toBeNull()
  expect(asked).toEqual([['institutions/withdraw-consent', { institution: 7 }, false]])
})

test('[CONS-13] a withdrawal ends the membership immediately, also offline', async () => {
  const diary = await aMember()
  await refreshVisibleData(diary, asking(SEEN).ask, 7)
  const { ask } = asking({ 'institutions/withdraw-consent': said({}) })
  let told: unknown = null
  const afterwards = async () => {
    told = await readInstitutions(diary)
    throw new Error('no line')
  }
  expect(await endMembership(diary, ask, { nid: 7, ending: 'withdraw', afterwards })).toBeNull()
  expect(await readVisibleData(diary, 7), 'no copy stays of what nobody sees').toBeNull()
  const left = { ...KNOWN, members: KNOWN.members.slice(1), configs: [] }
  expect([await readInstitutions(diary), told]).toEqual([left, left])
})

test('[CONS-13, CONS-5] leaving ends the membership immediately, and what is still visible there can be looked at', async () => {
  const diary = await aMember()
  await refreshVisibleData(diary, asking(SEEN).ask, 7)
  const { ask } = asking({ 'institutions/leave-institution': said({}) })
  const wish = { nid: 7, ending: 'leave', afterwards: NOTHING_MORE } as const
  expect(await endMembership(diary, ask, wish)).toBeNull()
  expect(await readInstitutions(diary)).toEqual({
    ...KNOWN,
    members: [{ ...KNOWN.members[0], ended: diary.now() }, KNOWN.members[1]],
    configs: [],
  })
  expect(await readVisibleData(diary, 7)).not.toBeNull()
})

test('[CONS-13] data withdrawn on another device are removed here, also after joining again', async () => {
  const again = (since: number) =>
    said({ institutions: [{ ...MEMBER, since, ended: null, sponsors: 'none' }], invitations: [] })
  for (const listed of [said({ institutions: [], invitations: [] }), again(9_000)]) {
    const diary = await aMember()
    await refreshVisibleData(diary, asking(SEEN).ask, 7)
    await refreshInstitutions(diary, asking({ 'institutions/get-user-institutions': listed }).ask)
    expect(await readVisibleData(diary, 7)).toBeNull()
  }
  const still = await aMember()
  await refreshVisibleData(still, asking(SEEN).ask, 7)
  await refreshInstitutions(still, asking({ 'institutions/get-user-institutions': again(1_000) }).ask)
  expect(await readVisibleData(still, 7), 'the same joining').not.toBeNull()
})

test('[CONS-13] an open page forgets them as well, and a late answer restores nothing', async () => {
  const diary = await aMember()
  await refreshVisibleData(diary, asking(SEEN).ask, 7)
  const gone = { ...SEEN, 'institutions/get-study-data': said({}, 105) }
  expect(await refreshVisibleData(diary, asking(gone).ask, 7)).toBe('refused')
  expect(await readVisibleData(diary, 7)).toBeNull()

  const late = asking(SEEN)
  const ask: Ask = async (name, request, how) => {
    const answer = await late.ask(name, request, how)
    const withdrawing = asking({ 'institutions/withdraw-consent': said({}) })
    const wish = { nid: 7, ending: 'withdraw', afterwards: NOTHING_MORE } as const
    await endMembership(diary, withdrawing.ask, wish)
    return answer
  }
  await refreshVisibleData(diary, ask, 7)
  expect(await readVisibleData(diary, 7)).toBeNull()
})

test('[INST-1] an address may name an institution by its short name; an invalid one stays as it is', () => {
  const known = parseInstitutions(LISTED.reached ? LISTED.body : {})
  const named = ['riverside', 'Riverside', 'old', '7', 'self', 'nowhere', 'torn']
  expect(named.map((name) => institutionNumber(known, name))).toEqual([
    '7',
    '7',
    '8',
    '7',
    'self',
    'nowhere',
    'torn',
  ])
  expect(institutionNumber(null, 'riverside')).toBe('riverside')
})
