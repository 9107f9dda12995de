import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBody } from './ask.ts'

const kept = JSON.stringify({ note: 'боль '.repeat(2_000) })

test('[SYNC 1.4] a long body is sent compressed, and is complete when decompressed', async () => {
  const { body, headers } = await compressBody(kept)
  expect(headers).toEqual({ 'content-encoding': 'gzip' })
  expect(gunzipSync(body as ArrayBuffer).toString('utf8')).toBe(kept)
  expect((body as ArrayBuffer).byteLength).toBeLessThan(kept.length / 10)
})

test('[SYNC 1.4] a short one is sent as it is', async () => {
  expect(await compressBody('{}')).toEqual({ body: '{}', headers: {} })
})
