import { expect, test } from 'vitest'
import type { Ask } from '../api/ask.ts'
import { aDiary } from '../local/testing/aDiary.ts'
// Loaded lazily in a page: imported here, so that loading it does not count towards the time of a test.
import '../questionnaires/fetchQuestionnaires.ts'
import { storeServerCopy } from '../local/serverCopies.ts'
import { readServerRecord } from '../purchases/serverRecord.ts'
import { refreshAccount, refreshAfterLeaving } from './userRecord.ts'

const LIST = 'questionnaires/get-questionnaires'

async function askedAs(is_institution_member: unknown): Promise<string[]> {
  const asked: string[] = []
  const ask: Ask = async (name) => {
    asked.push(name)
    const body = {
      content: { is_institution_member },
      institutions: [],
      own: [],
      answered: [],
      invitations: [],
    }
    return { reached: true, code: 0, message: '', body }
  }
  expect(await refreshAccount(aDiary(), ask)).toBe('learned')
  return asked
}

test('[QST-37] questionnaires of institutions are fetched with the account, and only for members', async () => {
  expect(await askedAs(true)).toContain(LIST)
  for (const told of [false, undefined]) expect(await askedAs(told)).not.toContain(LIST)
})

test('[CONS-13, QST-37] after a membership ends they are fetched once more, so that old ones disappear', async () => {
  const diary = aDiary()
  const list = { institutions: [{ institution_id: 7, name: 'Riverside', questionnaires: [] }], own: [] }
  await storeServerCopy(diary, 'questionnaires', { to_complete: 0, list })
  const asked: string[] = []
  const ask: Ask = (name) => {
    asked.push(name)
    const body = { content: { is_institution_member: false }, institutions: [], own: [], answered: [] }
    return Promise.resolve({ reached: true, code: 0, message: '', body })
  }
  await refreshAccount(diary, ask)
  await refreshAccount(diary, ask)
  expect(asked.filter((name) => name === LIST)).toHaveLength(1)
})

test('[CONS-13] after an ending the membership is gone immediately, also offline, and others stay', async () => {
  const away: Ask = () => Promise.resolve({ reached: false })
  const member = { slug: 'a', name: 'A', is_active: true, study_id: null, since: 1, sponsors: 'none' }
  const of = async (institutions: object[]): Promise<unknown> => {
    const diary = aDiary()
    await storeServerCopy(diary, 'user_record', { is_institution_member: true, is_pro: true })
    await storeServerCopy(diary, 'institutions', { institutions, invitations: [], configs: [] })
    expect(await refreshAfterLeaving(diary, away)).toBe('away')
    return readServerRecord(diary)
  }
  const none = { is_institution_member: false, is_pro: true }
  expect(await of([])).toEqual(none)
  expect(await of([{ ...member, institution: 7, ended: 5 }])).toEqual(none)
  expect(await of([{ ...member, institution: 7, ended: null, is_active: false }])).toEqual(none)
  expect(await of([{ ...member, institution: 7, ended: null }])).toEqual({
    is_institution_member: true,
    is_pro: true,
  })
  const untold = aDiary()
  await refreshAfterLeaving(untold, away)
  expect(await readServerRecord(untold), 'of who was never told of nothing is made up').toBeNull()
})
