import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../../api/ask.ts'
import { dropPart, storePart } from '../../local/diaryParts.ts'
import { isServerRestored } from '../pass/pullPages.ts'
import { runSync } from '../runSync.ts'
import { aPass, makeTestId, writeTestRecord, type TestPass } from '../testing/aPass.ts'
import { WireServer } from '../testing/wireServer.ts'
import { makeLogout, type LogoutParts } from './makeLogout.ts'
import { findWholeDiary, findUnsent } from './unsent.ts'

const OK: Answer = { reached: true, code: RESULT.ok, message: '', body: {} }

/** A logout on a diary in memory; `done` lists its effects on the device. */
function aLogout(own: Partial<LogoutParts> & { answer?: () => Promise<Answer>; line?: 'up' | 'down' } = {}) {
  const pass: TestPass = aPass()
  const done: string[] = []
  const logout = makeLogout({
    diary: pass.diary,
    ask: async (name, request) => {
      done.push(`${name} ${JSON.stringify(request)}`)
      return own.answer === undefined ? OK : own.answer()
    },
    engine: {
      syncNow: async (onAnswered = () => {}) => {
        done.push('sync')
        if (own.line === 'down') return { is: 'stopped', stop: { why: 'unreachable' } }
        return runSync({ ...pass, onAnswered })
      },
      hold: async () => void done.push('hold'),
    },
    isAnonymous: false,
    isServerRestored: async () => false,
    tellRest: async () => {},
    patience: () => new Promise(() => {}),
    hasSession: () => true,
    find: findUnsent,
    leavePush: async () => {},
    clear: async () => void done.push('clear'),
    forget: async () => void done.push('forget'),
    lock: async () => void done.push('lock'),
    ...own,
  })
  return { pass, diary: pass.diary, logout, done, state: () => logout.state.current() }
}

const ENDED = 'core/delete-all-tokens {"scope":"this"}'

test('[D17] if everything is sent it ends the session of this device and clears it, without a sync', async () => {
  const { logout, done, state } = aLogout()
  await logout.begin()
  expect(done).toEqual(['hold', ENDED, 'clear', 'forget'])
  expect(state()).toEqual({ is: 'over', how: 'left' })
})

test('[D17, PUSH-10] its reminders end before its session, and also with an ended session', async () => {
  const ends: string[] = []
  for (const hasSession of [true, false]) {
    const { logout, done } = aLogout({
      hasSession: () => hasSession,
      leavePush: async () => void ends.push(`after ${done.join(', ')}`),
    })
    await logout.begin()
  }
  expect(ends).toEqual(['after hold', 'after hold'])
})

test('[SYNC 1.4.9] unsent rows are sent first, with their progress', async () => {
  const { logout, diary, done, state } = aLogout()
  const seen: unknown[] = []
  logout.state.subscribe(() => seen.push(state()))
  await writeTestRecord(diary, makeTestId(1), { severity: 1 })
  await logout.begin()
  expect(done).toEqual(['sync', 'hold', ENDED, 'clear', 'forget'])
  expect(seen).toContainEqual({ is: 'sending', done: 1, total: 1 })
})

test('[SYNC I11] without a network it clears nothing and asks; Retry may then succeed', async () => {
  const { logout, diary, done, state } = aLogout({ line: 'down' })
  await writeTestRecord(diary, makeTestId(1), { severity: 1 })
  await logout.begin()
  await logout.begin()
  expect(done).toEqual(['sync', 'sync'])
  expect(state()).toMatchObject({ is: 'asking', unsent: { total: 1, sendable: 1 } })
})

test('[D17, GUIDE-15] guide marks are sent before it leaves, and asked about if that fails', async () => {
  const marks = { bookmarks: { opioids: true }, status: { opioids: 'read' }, progress: {} }
  const heard = aLogout({ tellRest: async () => void (await dropPart(heard.diary, 'guide')) })
  await storePart(heard.diary, 'guide', marks)
  await heard.logout.begin()
  expect(heard.done).toEqual(['sync', 'hold', ENDED, 'clear', 'forget'])
  for (const tellRest of [
    async () => {},
    () => Promise.reject(new Error('no file')),
    () => new Promise<void>(() => {}),
  ]) {
    const unheard = aLogout({ tellRest, patience: async () => {} })
    await storePart(unheard.diary, 'guide', marks)
    await unheard.logout.begin()
    expect([unheard.done, unheard.state()]).toMatchObject([
      ['sync'],
      { is: 'asking', unsent: { counts: { guide: 2 }, total: 2, sendable: 2 } },
    ])
  }
})

test('[D17] a forced logout loses what the person agreed to lose', async () => {
  const { logout, diary, done, state } = aLogout({ line: 'down' })
  await writeTestRecord(diary, makeTestId(1), { severity: 1 })
  await logout.begin()
  await logout.force(await findUnsent(diary))
  expect(done).toEqual(['sync', 'hold', ENDED, 'clear', 'forget'])
  expect(state()).toEqual({ is: 'over', how: 'left' })
})

test('[SYNC I11] a record written after the question is asked about, and not lost by the answer to the old one', async () => {
  const { logout, diary, done, state } = aLogout({ line: 'down' })
  await writeTestRecord(diary, makeTestId(1), { severity: 1 })
  const agreed = await findUnsent(diary)
  await writeTestRecord(diary, makeTestId(2), { severity: 2 })
  await logout.force(agreed)
  expect(done).toEqual(['sync'])
  expect(state()).toMatchObject({ is: 'asking', unsent: { total: 2 } })
})

test('[SYNC I11] a record written while the session is being ended keeps the diary, locked', async () => {
  const { logout, diary, done, state } = aLogout({
    answer: async () => {
      await writeTestRecord(diary, makeTestId(1), { severity: 1 })
      return OK
    },
  })
  await logout.begin()
  expect(done).toEqual(['hold', ENDED, 'lock'])
  expect(state()).toEqual({ is: 'over', how: 'kept' })
})

test('[D17] an unreachable server keeps nobody signed in, and the app says so', async () => {
  const { logout, done, state } = aLogout({ answer: async () => ({ reached: false }) })
  await logout.begin()
  expect(done).toEqual(['hold', ENDED, 'clear', 'forget'])
  expect(state()).toEqual({ is: 'over', how: 'not-told' })
})

test('[D17] a session that is over already needs no ending', async () => {
  const { logout, state } = aLogout({ answer: async () => ({ ...OK, code: RESULT.sessionEnded }) })
  await logout.begin()
  expect(state()).toEqual({ is: 'over', how: 'left' })
})

test('[D16] a locked diary with unsent records asks: nobody can send them', async () => {
  const { logout, diary, done, state } = aLogout({ engine: null, hasSession: () => false })
  await writeTestRecord(diary, makeTestId(1), { severity: 1 })
  await logout.begin()
  expect([done, state().is]).toEqual([[], 'asking'])
})

test('[D18] a diary without an account is never cleared without a question, not even an empty one', async () => {
  const own = { isAnonymous: true, engine: null, hasSession: () => false, find: findWholeDiary }
  const { logout, diary, done, state } = aLogout(own)
  await logout.begin()
  expect([done, state().is]).toEqual([[], 'asking'])
  await logout.force(await findWholeDiary(diary))
  expect(done).toEqual(['clear', 'forget'])
})

test('[D17] started twice at the same time it calls the server once', async () => {
  const { logout, done } = aLogout()
  await Promise.all([logout.begin(), logout.begin()])
  expect(done).toEqual(['hold', ENDED, 'clear', 'forget'])
})

test('[D17, SYNC-16] if the server lost acknowledged rows they are sent first, although nothing is unsent', async () => {
  const pass = aPass()
  await writeTestRecord(pass.diary, makeTestId(1), { severity: 1 })
  await runSync(pass)
  pass.server.restore(new WireServer().content)
  const { logout, done, state } = aLogout({
    diary: pass.diary,
    engine: { syncNow: () => runSync(pass), hold: async () => {} },
    isServerRestored: () => isServerRestored(pass),
  })
  await logout.begin()
  expect(pass.server.content.items.size).toBe(1)
  expect(done).toEqual([ENDED, 'clear', 'forget'])
  expect(state()).toEqual({ is: 'over', how: 'left' })
})

test('[D17] a server that does not say whether it was restored is awaited only briefly', async () => {
  const { logout, state } = aLogout({
    isServerRestored: () => new Promise(() => {}),
    patience: () => Promise.resolve(),
  })
  await logout.begin()
  expect(state()).toEqual({ is: 'over', how: 'left' })
})

test('[SYNC-16] an unreachable or unchanged server does not count as restored', async () => {
  const pass = aPass()
  expect(await isServerRestored(pass)).toBe(false)
  await runSync(pass)
  expect(await isServerRestored(pass)).toBe(false)
  const ask = async (): Promise<Answer> => ({ reached: false })
  pass.server.restore(new WireServer().content)
  expect(await isServerRestored({ ...pass, ask })).toBe(false)
  expect(await isServerRestored(pass)).toBe(true)
})
