import { CODES, RESULT } from '@reprieve/contract/codes.ts'
import type { EndReason } from '@reprieve/domain/access/session.ts'
import { beforeEach, expect, test } from 'vitest'
import { helen, TabWorld } from '../access/testing/tabWorld.ts'
import type { Answer, Send, UnreachedReason } from './ask.ts'
import { endedText, endReasonIn } from './sessionEnd.ts'
import { ON_CODE, rowFor, type ResponseAction } from './sessionTable.ts'

let world: TabWorld

beforeEach(() => {
  world = new TabWorld()
})

const said = (code: number, body = {}): Answer => ({ reached: true, code, message: 'said', body })

/** A server that gives every call this answer, and renews every token. */
const answering =
  (answer: Answer): Send =>
  (name, sent) =>
    name === 'core/login-user' ? world.server.send(name, sent) : Promise.resolve(answer)

/** One call of a signed-in person whose token may be renewed, and its outcome. */
async function walked(answer: Answer) {
  const tab = await world.aTab(answering(answer))
  await tab.session.become(helen(world.server.issue()))
  world.server.pass()
  const heard = await tab.call()
  const kept = await tab.session.kept()
  return { heard, token: kept.is === 'user' ? kept.token : null, renewals: world.server.renewals }
}

/** The effect of each action on the device; all others change nothing and return the answer. */
const DONE: Partial<Record<ResponseAction, { token: string | null; renewals: string[] }>> = {
  // Refused after every renewal: the session ends instead of looping forever.
  renew: { token: null, renewals: ['token-1', 'token-2'] },
  'renew-by-force': { token: 'token-2', renewals: ['token-1 by force', 'token-2 by force'] },
  lock: { token: null, renewals: [] },
}

test.each(CODES.map(({ code }) => code))(
  '[SES-1] code %i does what its row says, and no more',
  async (code) => {
    const answer = said(code)
    const row = rowFor(answer)
    const { heard, token, renewals } = await walked(answer)
    expect(heard).toEqual(answer)
    expect({ token, renewals }).toEqual(DONE[row.move] ?? { token: 'token-1', renewals: [] })
    expect(world.tooOld).toBe(row.move === 'tell-too-old' ? 1 : 0)
    const fault = {
      error: 'API_ERROR',
      call: 'core/keep-alive',
      errorCode: code,
      reason: null,
      isReported: row.reported,
    }
    expect(world.faults).toEqual(row.reported || row.logged ? [fault] : [])
  },
)

test.each<[UnreachedReason, { error: string; isReported: boolean } | null]>([
  ['no-line', null],
  ['not-ours', null],
  ['stopped', null],
  ['timeout', { error: 'timeout', isReported: false }],
  ['server-error', { error: 'server-offline', isReported: true }],
])('[SES-1] without an answer (%s) the session stays, and so much is told', async (why, told) => {
  const answer: Answer = { reached: false, why }
  const { heard, token } = await walked(answer)
  expect([heard, token]).toEqual([answer, 'token-1'])
  const expected = told === null ? [] : [{ ...told, call: 'core/keep-alive', errorCode: null, reason: null }]
  expect(world.faults).toEqual(expected)
})

test('[SES-1] a code that nobody knows is an API error, with the reason that was given', async () => {
  const { heard } = await walked(said(777, { reason: 'of-later' }))
  expect(heard).toEqual(said(777, { reason: 'of-later' }))
  expect(world.faults).toEqual([
    { error: 'API_ERROR', call: 'core/keep-alive', errorCode: 777, reason: 'of-later', isReported: true },
  ])
})

test('[SES-1, D10] what is reported is what the table of codes says; a signed-in client treats 104 as 143', () => {
  const differing = CODES.filter(({ code, reported }) => rowFor(said(code)).reported !== reported)
  expect(differing.map(({ code }) => code)).toEqual([RESULT.notSignedIn])
})

test('[SES-1] the texts that the specification fixes stand at their codes', () => {
  const texts = Object.entries(ON_CODE).flatMap(([code, row]) =>
    row === undefined || row.text === null ? [] : [[code, row.text]],
  )
  expect(Object.fromEntries(texts)).toEqual({
    104: 'sessionOutdated',
    135: 'emailInUse',
    141: 'passwordNotSet',
    143: 'sessionOutdated',
    152: 'activationRequired',
    156: 'appNeedsUpdate',
    189: 'tooMuchTime',
  })
})

test('[SES-1] who asked for a code, an activation, a confirmation or a repair is told which', () => {
  const moveOf = (code: number): ResponseAction => rowFor(said(code)).move
  expect([RESULT.notActivated, RESULT.mfaRequired, RESULT.freshSignInNeeded].map(moveOf)).toEqual([
    'ask-to-activate',
    'ask-for-code',
    'confirm',
  ])
  expect([RESULT.recordMissing, RESULT.recordExists, RESULT.recordRefused].map(moveOf)).toEqual(
    Array(3).fill('repair'),
  )
})

test('[SES-2] a name that is still a placeholder renews nothing: the session counts as ended', async () => {
  const tab = await world.aTab()
  await tab.session.become({ ...helen(world.server.issue()), username: '' })
  world.server.pass()
  const heard = await tab.call()
  expect(heard.reached && heard.code).toBe(RESULT.tokenStale)
  expect(world.server.renewals).toEqual([])
  expect(await tab.session.kept()).toEqual({ ...helen(null), username: '', endedBy: 'expired' })
})

const DISPLACED = {
  error: 'API_ERROR',
  call: 'core/login-user',
  errorCode: RESULT.deviceDisplaced,
  reason: null,
  isReported: true,
} as const

test('[SES-9] a sign-in that is answered 176 has no session to take the slot back with: handed over, and reported', async () => {
  const tab = await world.aTab(() => Promise.resolve(said(RESULT.deviceDisplaced)))
  const request = { provider: 'google', access_token: 't', device_id: 'd', login_only: false }
  const heard = await tab.ask('core/login-user-with-provider', request as never)
  expect(heard).toEqual(said(RESULT.deviceDisplaced))
  expect(world.faults).toEqual([{ ...DISPLACED, call: 'core/login-user-with-provider' }])
})

test('[SES-1, SES-9] displaced again by the forced sign-in itself: told and reported, and not forced for ever', async () => {
  const tab = await world.aTab((name) =>
    Promise.resolve(said(name === 'core/login-user' ? RESULT.deviceDisplaced : RESULT.tokenStale)),
  )
  await tab.session.become(helen('token'))
  const heard = await tab.call()
  expect(heard.reached && heard.code).toBe(RESULT.deviceDisplaced)
  expect(await tab.session.kept()).toEqual(helen('token'))
  expect(world.faults).toEqual([DISPLACED])
})

test.each([
  ['logout', 'loggedOutElsewhere'],
  ['replaced', 'loggedOutElsewhere'],
  ['reused', 'loggedOutElsewhere'],
  ['idle', 'sessionOutdated'],
  ['expired', 'sessionOutdated'],
  ['password', 'sessionPasswordChanged'],
  ['account-deleted', 'sessionAccountDeleted'],
  // Stored by a later app.
  ['by the moon', 'sessionOutdated'],
])('[SES-3] ended by %s is said as %s', (reason, text) => {
  expect(endedText(reason as EndReason)).toBe(text)
  expect(endedText(endReasonIn({ reason }))).toBe(text)
})

test.each([{}, { reason: 7 }, { reason: 'toString' }, { reason: 'of a later server' }])(
  '[SES-3] a reason that is not known is a session that ended: %j',
  (body) => {
    expect(endReasonIn(body)).toBe('expired')
  },
)
