import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, type ApiTarget, type Session } from '../harness/apiCall.ts'
import { startFaultProxy, type FaultProxy } from '../harness/faultProxy.ts'
import { AnswerLost } from '../harness/httpCall.ts'
import { newPerson, renewalBody, sessionFrom } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'

const HOUR_MS = 3_600_000
const CUT_POINTS = [0, 1, 20, 150, 400]

let server: ServerProcess
let proxy: FaultProxy
let people: Session[]

// The tokens are a day old and expired, because the server restarts with its clock 25 hours later.
beforeAll(async () => {
  server = await startServer()
  people = []
  for (let person = 0; person <= CUT_POINTS.length; person += 1) people.push(await newPerson(server))
  for (const session of people) await callApi({ port: server.port, session }, 'core/keep-alive')
  await server.stop()
  server = await server.again({ clockShiftMs: 25 * HOUR_MS })
  proxy = await startFaultProxy(server.port)
})
afterAll(async () => {
  await proxy?.close()
  await server?.remove()
})

const direct = (session: Session): ApiTarget => ({ port: server.port, session })

test.each(CUT_POINTS.map((afterBytes, index) => [afterBytes, index] as const))(
  '[D14] a renewal whose answer is cut after %i bytes is repeated with the same prev_token until one comes through',
  async (afterBytes, index) => {
    const old = people[index] as Session
    expect((await callApi(direct(old), 'core/keep-alive')).code).toBe(145)

    proxy.next({ fault: 'cut-answer', afterBytes }, { fault: 'reset-answer', afterBytes })
    const lossy = { port: proxy.port, fresh: true }
    await expect(callApi(lossy, 'core/login-user', renewalBody(old))).rejects.toThrow(AnswerLost)
    await expect(callApi(lossy, 'core/login-user', renewalBody(old))).rejects.toThrow(AnswerLost)
    const answer = await callApi(lossy, 'core/login-user', renewalBody(old))

    expect(answer.code).toBe(0)
    const renewed = sessionFrom(answer, old)
    expect((await callApi(direct(renewed), 'core/keep-alive')).code).toBe(0)
    expect((await callApi(direct(old), 'core/keep-alive')).code).toBe(145)
  },
)

test('[D14] a renewal delivered twice at the same time leaves the person signed in', async () => {
  const old = people.at(-1) as Session
  proxy.next({ fault: 'double' })
  const answer = await callApi({ port: proxy.port, fresh: true }, 'core/login-user', renewalBody(old))
  expect(answer.code).toBe(0)
  expect((await callApi(direct(sessionFrom(answer, old)), 'core/keep-alive')).code).toBe(0)
})
