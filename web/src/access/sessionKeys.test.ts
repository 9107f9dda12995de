import { RESULT } from '@reprieve/contract/codes.ts'
import { beforeEach, expect, test } from 'vitest'
import type { Answer, Send } from '../api/ask.ts'
import { makeAsk } from '../api/makeAsk.ts'
import { openDeviceDatabase } from '../local/database/deviceDatabase.ts'
import { makeSessionKeys } from './sessionKeys.ts'
import { NOBODY, openSession, type Session } from './session.ts'
import { runAlone, helen, TabWorld } from './testing/tabWorld.ts'
import type { TokenServer } from './testing/tokenServer.ts'

let world: TabWorld
let server: TokenServer

beforeEach(() => {
  world = new TabWorld()
  server = world.server
})

const aTab = (send?: Send) => world.aTab(send)
const ended = (session: Session, endedBy: string, formerToken: string | null): unknown => ({
  ...session,
  endedBy,
  ...(formerToken !== null && { formerToken }),
})

async function aSignedInTab(send?: Send) {
  const tab = await aTab(send)
  await tab.session.become(helen(server.issue()))
  return tab
}

const codeOf = (answer: Answer): number | 'away' => (answer.reached ? answer.code : 'away')
const tokenOf = (session: Session) => (session.is === 'user' ? session.token : session.is)

test('[ACC-7, D14] a stale token is renewed and the call repeated, and the caller gets only the answer', async () => {
  const { call, session } = await aSignedInTab()
  server.pass()
  expect(codeOf(await call())).toBe(RESULT.ok)
  expect(server.calls).toEqual([
    { token: 'token-1', code: RESULT.tokenStale },
    { token: 'token-2', code: RESULT.ok },
  ])
  expect(session.current()).toEqual(helen('token-2'))
})

test('[ACC-7, D14] the new token is stored on the device before its first use', async () => {
  const keptAtUse: unknown[] = []
  const { call, device } = await aSignedInTab(async (name, sent) => {
    if (sent.caller.signedIn?.token === 'token-2') keptAtUse.push(await device.choice('owner'))
    return server.send(name, sent)
  })
  server.pass()
  await call()
  expect(keptAtUse).toEqual([helen('token-2')])
})

test('[ACC-7] two tabs and ten simultaneous calls make one renewal', async () => {
  const one = await aSignedInTab()
  const other = await aTab()
  server.pass()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => (turn % 2 ? one : other).call()))
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 10 }, () => RESULT.ok))
  expect(server.renewals).toEqual(['token-1'])
  expect([tokenOf(await one.session.kept()), tokenOf(await other.session.kept())]).toEqual([
    'token-2',
    'token-2',
  ])
})

test('[ACC-7, D14] a renewal whose answer was lost is made again with the same token', async () => {
  const { call, session } = await aSignedInTab()
  server.pass()
  server.cutRenewals = 1
  expect([codeOf(await call()), codeOf(await call())]).toEqual(['away', RESULT.ok])
  expect(server.renewals).toEqual(['token-1', 'token-1'])
  expect(tokenOf(session.current())).toBe('token-3')
})

test('[ACC-7] a displaced device takes its slot back by force', async () => {
  const { call, session } = await aSignedInTab()
  server.pass(1)
  server.family.displacedAt = server.now
  server.pass(1)
  expect(codeOf(await call())).toBe(RESULT.ok)
  expect(server.renewals).toEqual(['token-1 by force'])
  expect(tokenOf(session.current())).toBe('token-2')
})

test('[ACC-7] displaced during a renewal: the forced login happens when it is needed', async () => {
  const { call } = await aSignedInTab((name, sent) => {
    if (name === 'core/login-user') server.family.displacedAt = server.now - 1
    return server.send(name, sent)
  })
  server.pass()
  expect(codeOf(await call())).toBe(RESULT.ok)
  expect(server.renewals).toEqual(['token-1', 'token-1 by force'])
})

test.each(['logout', 'idle', 'password'] as const)(
  '[ACC-8, SES-3, D16] a session that ended (%s) loses the token, the device keeps its owner, and the reason is stored',
  async (reason) => {
    const { call, session } = await aSignedInTab()
    Object.assign(server.family, { endedAt: server.now, endReason: reason })
    expect(codeOf(await call())).toBe(RESULT.sessionEnded)
    expect(await session.kept()).toEqual(ended(helen(null), reason, 'token-1'))
  },
)

test('[ACC-8, D10] a token that the server does not know is an ended session', async () => {
  const { call, session } = await aTab()
  await session.become(helen('of a server that was lost'))
  expect(codeOf(await call())).toBe(RESULT.notSignedIn)
  expect(await session.kept()).toEqual(ended(helen(null), 'expired', 'of a server that was lost'))
})

test('[ACC-8] a tab that slept through a renewal continues with the new token and ends nothing', async () => {
  const awake = await aSignedInTab()
  server.pass()
  await awake.call()
  // A call that was in progress when the tab fell asleep.
  const asleep = makeAsk({
    send: server.send,
    keys: {
      ...makeSessionKeys(awake.session),
      current: () => ({ userId: 7, username: 'helen', token: 'token-1' }),
    },
    language: () => 'en',
    deviceId: async () => 'device',
    alone: runAlone,
    onTooOld: () => undefined,
    onFault: () => undefined,
  })
  server.pass(61_000)
  expect(codeOf(await asleep('core/keep-alive', undefined))).toBe(RESULT.ok)
  expect(server.calls.slice(-2)).toEqual([
    { token: 'token-1', code: RESULT.sessionEnded },
    { token: 'token-2', code: RESULT.ok },
  ])
  expect(tokenOf(await awake.session.kept())).toBe('token-2')
})

test.each<[string, Session]>([
  ['somebody else', { ...helen('of-ivan'), userId: 8, username: 'ivan' }],
  ['nobody', { is: 'nobody' }],
])(
  '[ACC-9, D18] a call that was refused is not repeated when the device is of %s by now',
  async (_, next) => {
    const { call, session } = await aSignedInTab()
    server.pass()
    const answered = call()
    await session.become(next)
    expect(codeOf(await answered)).toBe(RESULT.tokenStale)
    expect(server.calls.length).toBe(1)
    expect(await session.kept()).toEqual(next)
  },
)

test('[D10] an app that is too old shows a message, and the caller gets the answer', async () => {
  const { call } = await aTab(async () => ({
    reached: true,
    code: RESULT.clientTooOld,
    message: '',
    body: {},
  }))
  expect(codeOf(await call())).toBe(RESULT.clientTooOld)
  expect(world.tooOld).toBe(1)
})

test('[ACC-7, D14] a token that the device could not keep is not used', async () => {
  const { call, session } = await aSignedInTab()
  server.pass()
  world.isFull = true
  expect(codeOf(await call())).toBe('away')
  world.isFull = false
  expect(codeOf(await call())).toBe(RESULT.ok)
  expect(server.calls.map(({ token }) => token)).toEqual(['token-1', 'token-1', 'token-3'])
  expect(tokenOf(session.current())).toBe('token-3')
})

test('[ACC-9] a renewal that ends when the device belongs to another person leaves their session alone', async () => {
  const other = await aTab()
  const ivan: Session = { ...helen('of ivan'), userId: 8, username: 'ivan' }
  const { call } = await aSignedInTab(async (name, sent) => {
    const answer = await server.send(name, sent)
    if (name === 'core/login-user') await other.session.become(ivan)
    return answer
  })
  server.pass()
  await call()
  expect(await other.session.kept()).toEqual(ivan)
})

test('[ACC-8, D16] a renewal that is refused after a new sign-in of the same person does not lock it', async () => {
  const other = await aTab()
  const { call } = await aSignedInTab(async (name, sent) => {
    if (name !== 'core/login-user') return server.send(name, sent)
    await other.session.become(helen('signed in anew'))
    return { reached: true, code: RESULT.sessionEnded, message: '', body: {} }
  })
  server.pass()
  await call()
  expect(await other.session.kept()).toEqual(helen('signed in anew'))
})

/** A tab that runs `happens` right after it has read the owner of the device. */
async function aTabHeldAfterReading(happens: () => Promise<unknown>) {
  const device = await openDeviceDatabase(world.engine)
  let isHeld = false
  const session = await openSession({
    ...device,
    choice: async (name) => {
      const kept = await device.choice(name)
      // `happens` may itself wait for this tab, so it is not awaited to its end.
      if (isHeld) await Promise.race([happens(), new Promise((go) => setTimeout(go, 50))])
      return kept
    },
  })
  return { session, hold: () => (isHeld = true) }
}

test.each<[string, string | null]>([
  ['a renewal', 'token-2'],
  ['a lock', null],
])('[ACC-15, D17] %s in one tab and a logout in another end as a logout', async (_what, next) => {
  const other = await aSignedInTab()
  let loggedOut: Promise<void> | undefined
  const tab = await aTabHeldAfterReading(() => (loggedOut ??= other.session.become(NOBODY)))
  tab.hold()
  const keys = makeSessionKeys(tab.session)
  const asker = keys.current()!
  await (next === null
    ? keys.lock(asker, { by: 'idle', isOver: true })
    : keys.renew(asker, { token: next, accepted: { eula: 2, privacy: 2 } }))
  await loggedOut
  expect(await other.session.kept()).toEqual(NOBODY)
})

/** A server that accepts every renewal but no token. */
const refusing =
  (code: number): Send =>
  (name, sent) =>
    name === 'core/login-user'
      ? server.send(name, sent)
      : Promise.resolve({ reached: true, code, message: '', body: {} })

test('[ACC-14, SES-8, D16] a call that is stale with every new token ends the session, the device keeps its owner, and no renewable token stays', async () => {
  const { call, session } = await aSignedInTab(refusing(RESULT.tokenStale))
  server.pass()
  expect(codeOf(await call())).toBe(RESULT.tokenStale)
  expect(await session.kept()).toEqual(ended(helen(null), 'expired', null))
})

test('[ACC-7] two devices that take the slot from each other ask for no password', async () => {
  const { call, session } = await aSignedInTab(refusing(RESULT.deviceDisplaced))
  server.pass()
  expect(codeOf(await call())).toBe(RESULT.deviceDisplaced)
  expect(tokenOf(await session.kept())).toBe('token-2')
})

test('[ACC-7] a tab that wakes with a token that another tab renewed long ago renews the new one, and asks nobody', async () => {
  const awake = await aSignedInTab()
  server.pass()
  await awake.call()
  const asleep = makeAsk({
    send: server.send,
    keys: {
      ...makeSessionKeys(awake.session),
      current: () => ({ userId: 7, username: 'helen', token: 'token-1' }),
    },
    language: () => 'en',
    deviceId: async () => 'device',
    alone: runAlone,
    onTooOld: () => undefined,
    onFault: () => undefined,
  })
  server.pass()
  expect(codeOf(await asleep('core/keep-alive', undefined))).toBe(RESULT.ok)
  expect(tokenOf(await awake.session.kept())).toBe('token-3')
})
