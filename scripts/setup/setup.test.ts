import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCheckout, listPathTimes, npmCalls, setup, startSetup, waitUntil } from './testing/checkout.ts'

const built = (root: string): string => readFileSync(join(root, 'web/dist/main.js'), 'utf8')
const READY = { code: 0, said: '' }
const BROWSERS = {
  CHROMIUM_PATH: process.execPath,
  FIREFOX_PATH: process.execPath,
  WEBKIT_DRIVER_PATH: process.execPath,
}

test('[TOOL-2] a fresh checkout is prepared, and the second time nothing is printed or written', async () => {
  const root = makeCheckout()
  expect(await setup(root)).toMatchObject({ code: 0 })
  expect(built(root)).toBe('first')
  const before = listPathTimes(root)
  expect(await setup(root)).toEqual(READY)
  expect(listPathTimes(root)).toEqual(before)
})

test('[TOOL-2] a bundle of the reports that cannot be built is no trouble, and is not tried again', async () => {
  const root = makeCheckout()
  mkdirSync(join(root, 'server'))
  writeFileSync(join(root, 'server/main.ts'), 'first')
  expect(await setup(root)).toMatchObject({ code: 0 })
  expect(existsSync(join(root, 'server/dist/reports'))).toBe(false)
  const before = listPathTimes(root)
  expect(await setup(root)).toEqual(READY)
  expect(listPathTimes(root)).toEqual(before)
})

test('[TOOL-31] for dev the packages are installed and nothing is built, and the next start builds', async () => {
  const root = makeCheckout()
  expect(await setup(root, { args: ['dev'] })).toMatchObject({ code: 0 })
  expect([npmCalls(root).length, existsSync(join(root, 'web/dist'))]).toEqual([1, false])
  const before = listPathTimes(root)
  expect(await setup(root, { args: ['dev'] })).toEqual(READY)
  expect(listPathTimes(root)).toEqual(before)
  await setup(root)
  expect([npmCalls(root).length, built(root)]).toEqual([1, 'first'])
})

test('[TOOL-4] an install that was killed half-way is redone from nothing', async () => {
  const root = makeCheckout()
  const { child, ended } = startSetup(root, { env: { FAKE_NPM_HANGS: '1' } })
  await waitUntil(() => existsSync(join(root, 'node_modules/half')))
  writeFileSync(join(root, 'node_modules/half/torn.js'), 'cut off in the mid')
  child.kill('SIGTERM')
  await ended
  expect(await setup(root)).toMatchObject({ code: 0 })
  expect(existsSync(join(root, 'node_modules/half/torn.js'))).toBe(false)
})

test('[TOOL-4] packages that were installed by hand are accepted; another lockfile is not', async () => {
  const root = makeCheckout()
  await setup(root)
  expect(npmCalls(root)).toHaveLength(1)
  const lock = JSON.stringify({ packages: { '': {}, 'node_modules/half': { version: '1.0.1' } } })
  writeFileSync(join(root, 'package-lock.json'), lock)
  await setup(root)
  expect(npmCalls(root)).toHaveLength(2)
  writeFileSync(join(root, 'package-lock.json'), lock.replace('1.0.1', '1.0.2'))
  writeFileSync(join(root, 'node_modules/.package-lock.json'), lock.replace('1.0.1', '1.0.2'))
  await setup(root)
  expect(npmCalls(root)).toHaveLength(2)
})

test('[TOOL-11] a pinned Node that npm left without a link is linked', async () => {
  const root = makeCheckout()
  expect(await setup(root, { env: { FAKE_NPM_LEAVES_OUT_LINK: '1' } })).toMatchObject({ code: 0 })
  expect(realpathSync(join(root, 'node_modules/.bin/node'))).toBe(realpathSync(process.execPath))
  expect(await setup(root)).toEqual(READY)
})

test('[TOOL-3] two parallel set-ups install once, and both succeed', async () => {
  const root = makeCheckout()
  const both = await Promise.all([setup(root), setup(root)])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(npmCalls(root)).toHaveLength(1)
})

test('[TOOL-3] the lock of a process that is gone does not count', async () => {
  const root = makeCheckout()
  mkdirSync(join(root, '.reprieve/setup.lock'), { recursive: true })
  // Our own process id with another start time: the id was reused.
  writeFileSync(join(root, '.reprieve/setup.lock/owner'), `${process.pid} 1`)
  expect(await setup(root)).toMatchObject({ code: 0 })
  expect(existsSync(join(root, '.reprieve/setup.lock'))).toBe(false)
})

test('[TOOL-3] an npm that outlived its set-up is waited for', async () => {
  const root = makeCheckout()
  const first = startSetup(root, { env: { FAKE_NPM_HANGS: '1' } })
  await waitUntil(() => existsSync(join(root, 'node_modules/half')))
  first.child.kill('SIGKILL')
  await first.ended
  const second = startSetup(root)
  let said = ''
  second.child.stdout.on('data', (bytes) => (said += String(bytes)))
  await waitUntil(() => said.includes('waiting for it'))
  expect(npmCalls(root)).toHaveLength(1)
  process.kill(orphanedNpm(root), 'SIGKILL')
  expect(await second.ended).toMatchObject({ code: 0 })
})

const orphanedNpm = (root: string): number =>
  Number(readFileSync(join(root, '.reprieve/setup.lock/child'), 'utf8').split(' ')[0])

test('[TOOL-5] npm gets the settings about the registry, and none that change what is installed', async () => {
  const root = makeCheckout()
  const env = {
    npm_config_omit: 'dev',
    npm_config_workspace: 'web',
    npm_config_dry_run: 'true',
    NODE_ENV: 'production',
    npm_config_registry: 'https://registry.example.org/',
    HTTPS_PROXY: 'http://proxy.example.org/',
  }
  await setup(root, { env })
  const [call] = npmCalls(root)
  const heard = Object.keys(env).filter((name) => call && name in call.env)
  expect(heard).toEqual(['npm_config_registry', 'HTTPS_PROXY'])
  expect(call?.args).toEqual(expect.arrayContaining(['--ignore-scripts', '--no-save', '--include=dev']))
})

test.each([
  ['ENOTFOUND', 'The npm registry cannot be reached: check the network'],
  ['ENOSPC', 'The disk is full'],
  ['EROFS', 'Reprieve cannot write to its own folder'],
  ['E404', 'The npm registry does not give the packages of package-lock.json'],
  ['ESOMETHING', 'The packages could not be installed (the reason that npm gives)'],
])('[TOOL-1] npm ending with %s is reported in one sentence', async (failure, sentence) => {
  const { code, said } = await setup(makeCheckout(), { env: { FAKE_NPM_FAILS: failure } })
  const lines = said.trim().split('\n').slice(1)
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringContaining(sentence)])
})

test('[TOOL-10] a changed source is built again; a failed build says so and leaves the old app in place', async () => {
  const root = makeCheckout()
  await setup(root)
  writeFileSync(join(root, 'web/main.ts'), 'second')
  await setup(root)
  expect(built(root)).toBe('second')
  writeFileSync(join(root, 'web/main.ts'), 'broken')
  const { code, said } = await setup(root)
  expect(code).toBe(1)
  expect(said).toContain('main.ts is broken\nThe web app could not be built')
  expect(built(root)).toBe('second')
})

test('[TOOL-1] a Node that is too old is reported, before anything newer is loaded', async () => {
  const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.8'})"
  const { code, said } = await setup(makeCheckout(), { node: ['--import', old] })
  expect({ code, said: said.trim() }).toEqual({
    code: 1,
    said: expect.stringMatching(/^Reprieve needs Node 20 or newer .* this is 18\.20\.8: .*$/),
  })
})

test.each([
  ['CHROMIUM_PATH', 'Chromium'],
  ['FIREFOX_PATH', 'Firefox'],
  ['WEBKIT_DRIVER_PATH', 'WebKit'],
])('[TOOL-1, TOOL-16] %s that does not start is reported in one sentence', async (variable, name) => {
  const root = makeCheckout()
  await setup(root)
  const env = { ...BROWSERS, [variable]: '/no/such/browser' }
  expect(await setup(root, { args: ['test'], env })).toEqual({
    code: 1,
    said: `${variable} names /no/such/browser, which does not start: set it to a working ${name}, or unset it.\n`,
  })
})

test('[TOOL-1, TOOL-16] browsers that start are noted for the tests, and the second time nothing is written', async () => {
  const root = makeCheckout()
  await setup(root)
  expect(await setup(root, { args: ['test'], env: BROWSERS })).toEqual(READY)
  const notes = ['chromium', 'firefox', 'webkit'].map((name) => join(root, '.reprieve', name))
  expect(notes.map((note) => readFileSync(note, 'utf8'))).toEqual(Object.values(BROWSERS))
  const before = listPathTimes(root)
  expect(await setup(root, { args: ['test'] })).toEqual(READY)
  expect(listPathTimes(root)).toEqual(before)
})
