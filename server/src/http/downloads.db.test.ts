import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Bytes, type CallContext, type Handlers } from '../handler.ts'
import { openTestApp } from '../testing/testApp.ts'
import { HANDLERS } from './handlers.ts'
import { Overload } from './overload.ts'
import { addCalls, takeBodiesAsBytes } from './router.ts'

/** One call as it comes, answered by a handler of ours. */
async function ask(handlers: Handlers, headers: Record<string, string> = {}) {
  const server = await openTestApp()
  const app = Fastify()
  app.decorate('isStopping', false)
  app.decorateRequest('resultCode', null)
  app.decorateRequest('gatePass', null)
  app.decorateRequest('userIdForLog', null)
  takeBodiesAsBytes(app)
  const overload = new Overload()
  addCalls(app, server.services, { ...HANDLERS, ...handlers }, overload)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v4/share/download',
    headers: { 'accept-language': 'en', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ share_token: 'abc', form: 'json' }),
  })
  overload.stop()
  await app.close()
  await server.close()
  return answer
}

test('[D5, REL 1d] a file of a person is handed over to be kept, never shown as a page, and no cache has it', async () => {
  const bytes = Buffer.from('{"resourceType":"Bundle"}')
  const file = {
    type: 'application/fhir+json',
    bytes,
    filename: 'pain-report.json',
    disposition: 'attachment',
  } as const
  const answer = await ask({ 'share/download': async () => new Bytes(file) })
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, bytes])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/fhir+json',
    'content-disposition': 'attachment; filename="pain-report.json"',
    'cache-control': 'private, no-store',
  })
})

test('[D22] a handler is told whether its call came straight from this machine', async () => {
  const heard: boolean[] = []
  const hear = async (_: unknown, { isLocalRequest }: CallContext) => {
    heard.push(isLocalRequest)
    return new Bytes({ type: 'text/plain', bytes: Buffer.alloc(0), filename: 'x', disposition: 'inline' })
  }
  await ask({ 'share/download': hear })
  await ask({ 'share/download': hear }, { 'x-forwarded-for': '10.0.0.1' })
  expect(heard).toEqual([true, false])
})
