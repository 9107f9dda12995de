import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { securityHeaders } from './securityHeaders.ts'
import { addWebApp } from './webApp.ts'

let folder = ''
let app: FastifyInstance

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), 'the app')
})

afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const withPage = () => {
  writeFileSync(join(folder, 'share.html'), 'the shared page')
  writeFileSync(join(folder, 'share.html.gz'), gzipSync('the shared page'))
}

async function serve(): Promise<void> {
  app = Fastify()
  app.decorateRequest('resultCode', null)
  const headers = securityHeaders({
    publicUrl: 'https://reprieve.example',
    reportEndpoint: 'https://faults.example/in',
    links: { eula: 'https://clinic.example/eula' },
  })
  app.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers)
    done()
  })
  await addWebApp(app, folder)
}

const textOf = (payload: Buffer, encoding: string): string =>
  String(encoding === 'gzip' && payload.length > 0 ? gunzipSync(payload) : payload)

const ADDRESSES = ['/share', '/share/', '/share?from=mail', '/share.html']

test('[SHARE-8, SHARE-9] the page of a link is a page of its own, without a worker, which nobody keeps', async () => {
  withPage()
  await serve()
  for (const url of ADDRESSES)
    for (const method of ['GET', 'HEAD'] as const)
      for (const encoding of ['gzip', 'identity']) {
        const {
          statusCode,
          headers,
          rawPayload: payload,
        } = await app.inject({
          url,
          method,
          headers: { 'accept-encoding': encoding },
        })
        expect(statusCode).toBe(200)
        expect(textOf(payload, encoding)).toBe(method === 'HEAD' ? '' : 'the shared page')
        expect(headers).toMatchObject({
          'content-type': expect.stringContaining('text/html') as string,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'strict-transport-security': expect.any(String) as string,
        })
        const policy = String(headers['content-security-policy'])
        expect(policy).toContain("; worker-src 'none';")
        expect(policy).toContain("; connect-src 'self';")
        expect(policy).toContain("; trusted-types 'none';")
      }
})

test('[SHARE-8] its policy is that of the app in all the rest', async () => {
  withPage()
  await serve()
  const policyAt = async (url: string) =>
    String((await app.inject({ url })).headers['content-security-policy']).split('; ')
  const [ofShare, ofApp] = [await policyAt('/share'), await policyAt('/home')]
  expect(ofShare.filter((part) => !ofApp.includes(part))).toEqual([
    "worker-src 'none'",
    "connect-src 'self'",
    "frame-src 'none'",
    "trusted-types 'none'",
  ])
  expect(ofShare.length).toBe(ofApp.length)
})

test('[SHARE-9] no other page is kept from search engines or caches by it', async () => {
  withPage()
  await serve()
  for (const url of ['/', '/home', '/shared']) {
    const { headers, payload } = await app.inject({ url })
    expect(payload).toBe('the app')
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('[SHARE-8] a build that has no such page is served as ever', async () => {
  await serve()
  expect((await app.inject({ url: '/share' })).payload).toBe('the app')
})
