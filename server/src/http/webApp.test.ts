import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { addWebApp } from './webApp.ts'

let folder = ''
let app: FastifyInstance
let routes = 0

async function serve(
  files: Record<string, string>,
): Promise<(path: string) => Promise<[number, string, string]>> {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-web-'))
  mkdirSync(join(folder, 'assets'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  app = Fastify()
  routes = 0
  app.addHook('onRoute', () => void (routes += 1))
  app.decorateRequest('resultCode', null)
  await addWebApp(app, folder)
  return async (path) => {
    const { statusCode, headers } = await app.inject({ url: path })
    const type = String(headers['content-type']).split(';', 1)[0] ?? ''
    return [statusCode, type, String(headers['cache-control'])]
  }
}

afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const FILES = {
  'index.html': '<!doctype html>',
  'sw.js': '//',
  'manifest.webmanifest': '{}',
  'assets/index-1.js': '//',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

test('[PWA-5] the worker, the manifest and the page are asked for anew each time, chunks never again', async () => {
  const get = await serve(FILES)
  expect(await get('/sw.js')).toEqual([200, 'application/javascript', 'no-cache'])
  expect(await get('/manifest.webmanifest')).toEqual([200, 'application/manifest+json', 'no-cache'])
  expect(await get('/home')).toEqual([200, 'text/html', 'no-cache'])
  expect(await get('/assets/index-1.js')).toEqual([
    200,
    'application/javascript',
    'public, max-age=31536000, immutable',
  ])
})

test('[PWA-3] a script that is not there is never answered with the page', async () => {
  const { 'sw.js': _, ...others } = FILES
  const get = await serve(others)
  expect((await get('/sw.js'))[0]).toBe(404)
  expect((await get('/assets/index-0.js'))[0]).toBe(404)
})

test('[REL 1d] whatever is text names its letters', async () => {
  await serve(FILES)
  const typeOf = async (url: string) => (await app.inject({ url })).headers['content-type']
  expect(await typeOf('/')).toBe('text/html; charset=utf-8')
  expect(await typeOf('/sw.js')).toBe('application/javascript; charset=utf-8')
  expect(await typeOf('/icon.svg')).toBe('image/svg+xml; charset=utf-8')
  expect(await typeOf('/assets/index-0.js')).toBe('application/json; charset=utf-8')
})

test.each([
  '/.git/config',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/',
  '/assets',
])('[REL 1d] nothing is handed out but the files of the build: %s', async (url) => {
  await serve(FILES)
  const { statusCode, payload } = await app.inject({ url })
  expect(statusCode === 404 || payload === FILES['index.html']).toBe(true)
})

test('[RUN-1] a start makes as many routes for two hundred files as for five', async () => {
  await serve(FILES)
  const few = routes
  await app.close()
  rmSync(folder, { recursive: true })
  const many = Array.from({ length: 200 }, (_, at) => [`assets/chunk-${at}.js`, '//'])
  const get = await serve({ ...FILES, ...Object.fromEntries(many) })
  expect(routes).toBe(few)
  expect(await get('/assets/chunk-199.js')).toEqual([
    200,
    'application/javascript',
    'public, max-age=31536000, immutable',
  ])
})

test('[RUN-1] a file is given packed to who takes it so, and only to GET and HEAD', async () => {
  await serve({ ...FILES, 'assets/index-1.js.br': 'packed', '.made-from': 'secret' })
  const url = '/assets/index-1.js'
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect([packed.headers['content-encoding'], packed.payload]).toEqual(['br', 'packed'])
  expect((await app.inject({ url, method: 'HEAD' })).statusCode).toBe(200)
  expect((await app.inject({ url, method: 'POST' })).statusCode).toBe(404)
  expect((await app.inject({ url: '/.made-from' })).payload).not.toContain('secret')
})
