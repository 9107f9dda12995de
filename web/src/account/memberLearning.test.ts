import { expect, test } from 'vitest'
import type { Ask } from '../api/ask.ts'
import { readInstitutions } from '../institutions/knownInstitutions.ts'
import { aDiary } from '../local/testing/aDiary.ts'
// Loaded lazily in a page: imported here, so that loading it does not count towards the time of a test.
import '../questionnaires/fetchQuestionnaires.ts'
import { refreshAccount } from './userRecord.ts'

const MEMBER = {
  institution: 7,
  slug: 'riverside',
  name: 'Riverside',
  is_active: true,
  study_id: null,
  since: 1_000,
  ended: null,
  sponsors: 'none',
}
const CONFIG = { nid: 7, name: 'Riverside', pain_service: true, recommended: [], contact: {}, texts: {} }
const ASKING = { institution_id: 7, name: 'Riverside', to_be_completed: 0, questionnaires: [] }
const LIST = 'questionnaires/get-questionnaires'

function aServer() {
  const asked: string[] = []
  const says = { isMember: true }
  const ask: Ask = async (name) => {
    asked.push(name)
    const { isMember } = says
    const institutions = name === LIST ? [ASKING] : [MEMBER]
    const body = {
      content: { is_institution_member: isMember },
      institutions: isMember ? institutions : [],
      own: [],
      answered: [],
      invitations: [],
      config: CONFIG,
    }
    return { reached: true, code: 0, message: '', body }
  }
  return { ask, asked, says }
}

test('[INST-17] after a log in and after a pass the institutions and the config of each are had', async () => {
  const diary = aDiary()
  const { ask, asked } = aServer()
  expect(await refreshAccount(diary, ask)).toBe('learned')
  expect(asked).toEqual([
    'sync/get-record',
    'institutions/get-user-institutions',
    'institutions/get-institution-config',
    LIST,
  ])
  expect(await readInstitutions(diary)).toMatchObject({
    members: [{ nid: 7, isActive: true, ended: null }],
    configs: [{ nid: 7, hasPainService: true }],
  })
})

test('[QST-37, CONS-5] after a membership ends the questionnaires are fetched once more, and are empty', async () => {
  const diary = aDiary()
  const { ask, asked, says } = aServer()
  await refreshAccount(diary, ask)
  says.isMember = false
  asked.length = 0
  await refreshAccount(diary, ask)
  expect(asked).toContain(LIST)
  expect((await readInstitutions(diary))?.configs).toEqual([])
  asked.length = 0
  await refreshAccount(diary, ask)
  expect(asked).not.toContain(LIST)
})
