import { RESULT } from '@reprieve/contract/codes.ts'
import { beforeEach, expect, test } from 'vitest'
import { helen, TabWorld } from '../access/testing/tabWorld.ts'
import { NOBODY } from '../access/session.ts'
import type { Send } from './ask.ts'

let world: TabWorld

beforeEach(() => {
  world = new TabWorld()
})

const REQUEST = { username: 'helen', password: 'hash', pw_v: 1, device_id: 'd' } as const

async function aSignedInTab(send?: Send) {
  const tab = await world.aTab(send)
  await tab.session.become(helen(world.server.issue()))
  world.server.pass(1)
  return tab
}

test('[SES-4, D14] a sync in the moment of the confirming sign-in does not end it', async () => {
  const tab = await aSignedInTab()
  const other = await world.aTab()
  const confirmed = tab.replaceSession('core/login-user', REQUEST)
  // The server has answered, and the device has not stored the token yet.
  while (world.server.family.lastSeen === 0) await new Promise((resolve) => setTimeout(resolve, 0))
  world.server.pass(1)
  const answers = await Promise.all([tab.call(), other.call(), other.call()])
  expect((await confirmed) as object).toMatchObject({ code: RESULT.ok })
  expect(answers.map((answer) => answer.reached && answer.code)).toEqual([0, 0, 0])
  expect(world.server.renewals).toEqual([])
  expect(world.server.family.endedAt).toBe(null)
  expect(await other.session.kept()).toEqual(helen('token-2'))
})

test('[SES-4] another person’s account confirms nothing, and the session stays as it was', async () => {
  const tab = await aSignedInTab(async (name, sent) => {
    const answer = await world.server.send(name, sent)
    return answer.reached ? { ...answer, body: { ...answer.body, user_id: 8 } } : answer
  })
  expect(await tab.replaceSession('core/login-user', REQUEST)).toBe('different')
  expect(await tab.session.kept()).toEqual(helen('token-1'))
})

test('[SES-4] if nobody is signed in any more nothing is asked', async () => {
  const tab = await aSignedInTab(() => Promise.reject(new Error('the server was asked')))
  await tab.session.become(NOBODY)
  expect(await tab.replaceSession('core/login-user', REQUEST)).toBe('gone')
})

test('[SES-4] a token that the device could not keep is told as no connection, and the old one goes on', async () => {
  const tab = await aSignedInTab()
  world.isFull = true
  expect(await tab.replaceSession('core/login-user', REQUEST)).toEqual({ reached: false })
  world.isFull = false
  world.server.pass(1)
  const heard = await tab.call()
  expect(heard.reached && heard.code).toBe(RESULT.ok)
})

test('[SES-4] a wrong password is told in the server’s words and changes nothing', async () => {
  const wrong = { reached: true, code: RESULT.wrongCredentials, message: 'no', body: {} } as const
  const tab = await aSignedInTab(async () => wrong)
  expect(await tab.replaceSession('core/login-user', REQUEST)).toEqual(wrong)
  expect(await tab.session.kept()).toEqual(helen('token-1'))
})
