import { RESULT } from '@reprieve/contract/codes.ts'
import { beforeEach, expect, test } from 'vitest'
import type { Session } from '../../access/session.ts'
import { helen, TabWorld } from '../../access/testing/tabWorld.ts'
import type { Answer } from '../../api/ask.ts'
import { checkAccountDeletion } from './useDeletionCheck.ts'

const LOCKED: Session = { ...helen(null), endedBy: 'expired', formerToken: 'token-1' }
const said = (code: number, body = {}): Answer => ({ reached: true, code, message: 'said', body })
const DELETED = said(RESULT.sessionEnded, { reason: 'account-deleted' })

let world: TabWorld

beforeEach(() => {
  world = new TabWorld()
})

async function aLockedDevice(answer: Answer, meanwhile: () => Promise<void> = async () => undefined) {
  const asked: unknown[] = []
  const tab = await world.aTab(async (name, { request, caller }) => {
    asked.push([name, request, caller.signedIn])
    await meanwhile()
    return answer
  })
  await tab.session.become(LOCKED)
  const tools = { ...tab, memory: { answered: null } }
  const look = (why: 'opened' | 'refused' = 'opened') => checkAccountDeletion(tools, why)
  return { ...tab, asked, look }
}

test('[SES-8, D24] a locked device learns by the token that ended that its account was deleted', async () => {
  const { asked, look, session, device } = await aLockedDevice(DELETED)
  expect(await look()).toBe(true)
  const request = { username: 'helen', prev_token: 'token-1', device_id: await device.deviceId() }
  expect(asked).toEqual([['core/login-user', request, null]])
  expect(await session.kept()).toEqual({ ...helen(null), endedBy: 'account-deleted' })
})

test.each<[string, Answer]>([
  ['a new session', said(RESULT.ok, { token: 'token-2', user_id: 7, username: 'helen' })],
  ['an end without a reason', said(RESULT.sessionEnded)],
  ['an end by idleness', said(RESULT.sessionEnded, { reason: 'idle' })],
  ['the reason with another code', said(RESULT.wrongCredentials, { reason: 'account-deleted' })],
  ['a token that nobody knows', said(RESULT.notSignedIn)],
  ['a stale token', said(RESULT.tokenStale)],
  ['a displaced device', said(RESULT.deviceDisplaced)],
  ['an overloaded server', said(RESULT.overloaded)],
  ['no answer', { reached: false }],
])('[SES-8, ACC-12] %s leaves it as it was, and locked', async (_, answer) => {
  const { look, session } = await aLockedDevice(answer)
  expect([await look(), await look('refused')]).toEqual([false, false])
  expect(await session.kept()).toEqual(LOCKED)
})

test('[SES-8] after an answer it is not asked again in this opening, except after a refused password', async () => {
  const { asked, look } = await aLockedDevice(said(RESULT.sessionEnded, { reason: 'idle' }))
  await look()
  await look()
  expect(asked.length).toBe(1)
  await look('refused')
  expect(asked.length).toBe(2)
})

test('[SES-8] without a line it is asked again when there is one', async () => {
  const { asked, look } = await aLockedDevice({ reached: false })
  await look()
  await look()
  expect(asked.length).toBe(2)
})

test.each<[string, Session]>([
  ['signed in', helen('token-9')],
  ['somebody else’s', { ...LOCKED, userId: 8 }],
  ['nobody’s', { is: 'nobody' }],
])('[SES-8, ACC-15] a device that is %s by the time of the answer stays so', async (_, next) => {
  const other = await world.aTab()
  const { look, session } = await aLockedDevice(DELETED, () => other.session.become(next))
  expect(await look()).toBe(false)
  expect(await session.kept()).toEqual(next)
})

test.each<[string, Session]>([
  ['no token to ask by', { ...helen(null), endedBy: 'expired' }],
  ['a name that is still a placeholder', { ...LOCKED, username: '' }],
  ['a session', helen('token-1')],
])('[SES-8] with %s nothing is asked', async (_, kept) => {
  const { asked, look, session } = await aLockedDevice(DELETED)
  await session.become(kept)
  expect([await look(), asked.length]).toEqual([false, 0])
})

test('[SES-8, D24] once the account is known to be deleted, the device keeps no token to ask with', async () => {
  const { call, session } = await world.aTab()
  await session.become(helen(world.server.issue()))
  Object.assign(world.server.family, { endedAt: world.server.now, endReason: 'account-deleted' })
  await call()
  expect(await session.kept()).toEqual({ ...helen(null), endedBy: 'account-deleted' })
})
