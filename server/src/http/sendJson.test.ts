import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendJson } from './sendJson.ts'

async function answer(value: unknown, accepted?: string) {
  const app = Fastify()
  app.get('/', (request, reply) => sendJson(request, reply, value))
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const { headers: told, rawPayload } = await app.inject({ url: '/', headers })
  await app.close()
  return { encoding: told['content-encoding'] ?? 'plain', vary: told.vary, bytes: rawPayload }
}

const LONG = { text: 'a diary of pain '.repeat(100) }

test.each([
  [undefined, 'plain'],
  ['identity', 'plain'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['*', 'gzip'],
  ['*;q=0', 'plain'],
  ['gzip;q=0', 'plain'],
  ['gzip;q=0, *', 'plain'],
  ['zstd', 'plain'],
])('[SYNC 1.2] who accepts %j receives it as %s', async (accepted, encoding) => {
  expect(await answer(LONG, accepted)).toMatchObject({ encoding, vary: 'accept-encoding' })
})

test.each([100, 10_000])('[SYNC 1.2] a packed answer is the answer: %i lines', async (lines) => {
  const value = { text: 'a diary of pain '.repeat(lines) }
  const json = JSON.stringify(value)
  expect(String(brotliDecompressSync((await answer(value, 'br')).bytes))).toBe(json)
  expect(String(gunzipSync((await answer(value, 'gzip')).bytes))).toBe(json)
})

test('[SYNC 1.2] what is worth packing is counted in bytes, in every script', async () => {
  expect(await answer({ text: 'x'.repeat(800) }, 'br')).toMatchObject({ encoding: 'plain' })
  expect(await answer({ text: '疼痛日记'.repeat(200) }, 'br')).toMatchObject({ encoding: 'br' })
})
