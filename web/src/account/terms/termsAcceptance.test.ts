import { readTerms } from '@reprieve/content/terms.ts'
import { PROFILE_CLIENT_ID } from '@reprieve/contract/account/profileGroups.ts'
import { SHOWN_TERMS } from '@reprieve/domain/account/termsGate.ts'
import { err } from '@reprieve/domain/result.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { groupValues } from '@reprieve/domain/sync/localRow.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NOBODY, type Session, type UserSession } from '../../access/session.ts'
import { getRow, type Diary } from '../../local/rows/rows.ts'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import { acceptTerms, readDiaryAcceptances, raiseAcceptedVersions } from './termsAcceptance.ts'

const FILE = new URL('../../../../content/terms/eula/ko.md', import.meta.url)
const KOREAN = readTerms(readFileSync(FILE, 'utf8')).text

const ADA: UserSession = {
  is: 'user',
  userId: 7,
  username: 'ada',
  email: '',
  token: 't',
  endedBy: null,
  accepted: { eula: 1, privacy: 1 },
}

function keptSession(first: Session) {
  const kept = { session: first }
  return {
    kept,
    change: async (decide: (kept: Session) => Session | null) => {
      const next = decide(kept.session)
      if (next !== null) kept.session = next
      return next !== null
    },
  }
}

const wordsIn = (language: Language, text: string) => async () => ({ text, language })

const termsIn = async (diary: Diary): Promise<unknown> => {
  const row = await getRow(diary, PROFILE_CLIENT_ID)
  return row === null ? null : groupValues(row).get('terms')
}

test('[ACC-17, D27] an acceptance is stored with document, version, language, hash of the text and time', async () => {
  const diary = aDiary()
  const session = keptSession(ADA)
  const tools = {
    diary,
    session,
    userId: 7,
    offered: SHOWN_TERMS,
    language: 'ko' as const,
    wordsOf: wordsIn('ko', KOREAN),
  }
  expect(await acceptTerms(tools, ['eula'])).toBe('accepted')
  const text_hash = createHash('sha256').update(KOREAN, 'utf8').digest('hex')
  expect(await termsIn(diary)).toEqual({
    eula_version: 2,
    privacy_notice_version: 0,
    accepted: [{ document: 'eula', version: 2, language: 'ko', text_hash, accepted_at: NOON }],
  })
  // It is unsent, and this device continues immediately.
  expect((await getRow(diary, PROFILE_CLIENT_ID))?.dirty).toBe(true)
  expect(session.kept.session).toEqual({ ...ADA, accepted: { eula: 2, privacy: 1 } })
})

test('[ACC-17] a second acceptance is stored beside the first', async () => {
  const diary = aDiary()
  const tools = {
    diary,
    session: keptSession(ADA),
    userId: 7,
    offered: SHOWN_TERMS,
    language: 'en' as const,
    wordsOf: async () => null,
  }
  await acceptTerms(tools, ['eula'])
  await acceptTerms(tools, ['privacy', 'eula'])
  const { accepted } = (await termsIn(diary)) as { accepted: { document: string; text_hash: unknown }[] }
  expect(accepted.map(({ document }) => document)).toEqual(['eula', 'privacy', 'eula'])
  // On a page of the operator: its text is not known here.
  expect(accepted.map(({ text_hash }) => text_hash)).toEqual([null, null, null])
  expect(await readDiaryAcceptances(diary)).toEqual({ eula: 2, privacy: 2 })
})

test('[ACC-36] for a page of the operator the version is the one offered there', async () => {
  const diary = aDiary()
  const session = keptSession(ADA)
  const offered = { eula: 3, privacy: 2 }
  const wordsOf = async () => null
  await acceptTerms({ diary, session, userId: 7, language: 'en', offered, wordsOf }, ['eula'])
  expect(await termsIn(diary)).toMatchObject({ accepted: [{ document: 'eula', version: 3 }] })
  expect(session.kept.session).toMatchObject({ accepted: { eula: 3, privacy: 1 } })
})

test('[ACC-17] an acceptance that could not be stored does not count', async () => {
  const diary = aDiary()
  const full: Diary = { ...diary, tables: { ...diary.tables, write: async () => err('no-room') } }
  const session = keptSession(ADA)
  const tools = {
    diary: full,
    session,
    userId: 7,
    offered: SHOWN_TERMS,
    language: 'en' as const,
    wordsOf: wordsIn('en', 'words'),
  }
  expect(await acceptTerms(tools, ['eula', 'privacy'])).toBe('not-kept')
  expect(session.kept.session).toEqual(ADA)
})

test('[ACC-17, ROUTE-13] a full device that cannot store the owner is reported as full, not as a missing text', async () => {
  const diary = aDiary()
  const session = { change: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
  const tools = {
    diary,
    session,
    userId: 7,
    offered: SHOWN_TERMS,
    language: 'en' as const,
    wordsOf: wordsIn('en', 'words'),
  }
  expect(await acceptTerms(tools, ['eula'])).toBe('not-kept')
  expect(await readDiaryAcceptances(diary)).toEqual({ eula: 2, privacy: 0 })
})

test('[ACC-29] read in English, it is accepted in English', async () => {
  const diary = aDiary()
  const words = { session: keptSession(ADA), wordsOf: wordsIn('en', 'words') }
  await acceptTerms({ diary, userId: 7, offered: SHOWN_TERMS, language: 'ko', ...words }, ['eula'])
  expect(await termsIn(diary)).toMatchObject({ accepted: [{ language: 'en' }] })
})

test('[ACC-17] without the text there is nothing to accept, and nothing is stored', async () => {
  const diary = aDiary()
  const wordsOf = async (): Promise<never> => {
    throw new Error('no line')
  }
  const tools = {
    diary,
    session: keptSession(ADA),
    userId: 7,
    offered: SHOWN_TERMS,
    language: 'en' as const,
    wordsOf,
  }
  await expect(acceptTerms(tools, ['eula'])).rejects.toThrow('no line')
  expect(await termsIn(diary)).toBe(null)
})

test('[ACC-16] an acceptance is never withdrawn, and never given to another person', async () => {
  const session = keptSession({ ...ADA, accepted: { eula: 3, privacy: 1 } })
  expect(await raiseAcceptedVersions(session, 7, { eula: 2, privacy: 2 })).toBe(true)
  expect(session.kept.session).toMatchObject({ accepted: { eula: 3, privacy: 2 } })
  expect(await raiseAcceptedVersions(session, 8, { eula: 9, privacy: 9 })).toBe(false)
  expect(await raiseAcceptedVersions(keptSession(NOBODY), 7, { eula: 9, privacy: 9 })).toBe(false)
})
