import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { isLocalRequest } from './localRequest.ts'

async function ask(headers: Record<string, string>, config = { isLocal: true }): Promise<boolean> {
  const app = Fastify()
  app.get('/', (request) => ({ isLocal: isLocalRequest(request, config) }))
  const answer = await app.inject({ method: 'GET', url: '/', headers })
  await app.close()
  return answer.json<{ isLocal: boolean }>().isLocal
}

test('[D22] a request is local by a loopback name and without a sign of forwarding, on a local machine', async () => {
  expect(await ask({ host: 'localhost:8787' })).toBe(true)
  expect(await ask({ host: '127.0.0.1' })).toBe(true)
  expect(await ask({ host: '[::1]:8787' })).toBe(true)
  expect(await ask({ host: 'localhost:8787' }, { isLocal: false })).toBe(false)
  expect(await ask({ host: 'diary.example' })).toBe(false)
  expect(await ask({ host: 'localhost.evil.example' })).toBe(false)
  for (const name of ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])
    expect(await ask({ host: 'localhost', [name]: '10.0.0.1' })).toBe(false)
})
