import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

type Engine = { name: string; note: string; places: string[]; packages: string[]; mend: string }
type InstallPackages = (name: string, packages: readonly string[]) => Promise<boolean>
type Machine = {
  isRoot: boolean
  isDebian: boolean
  run: (program: string, args: string[]) => Promise<{ code: number; output: string }>
}

// Set-up is plain JavaScript and has no types to import.
const { FIREFOX, WEBKIT, provideEngine } = (await import(new URL('engines.js', import.meta.url).href)) as {
  FIREFOX: Engine
  WEBKIT: Engine
  provideEngine: (root: string, engine: Engine, installPackages: InstallPackages) => Promise<void>
}
const { debianPackages } = (await import(new URL('debian.js', import.meta.url).href)) as {
  debianPackages: (machine: Machine) => InstallPackages
}

beforeEach(() => {
  vi.stubEnv('FIREFOX_PATH', '')
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  return () => {
    said.mockRestore()
    vi.unstubAllEnvs()
  }
})

const said = (): string[] => vi.mocked(console.log).mock.calls.map(([line]) => String(line))

function aRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'reprieve-engines-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

/** A machine where `apt-get install` creates Firefox, and every call of apt-get is recorded. */
function aMachine(root: string, { isRoot = true, isDebian = true, isOnline = true } = {}) {
  const place = join(root, 'firefox-esr')
  const calls: string[] = []
  const installPackages = debianPackages({
    isRoot,
    isDebian,
    run: async (program, args) => {
      calls.push([program, ...args].join(' '))
      if (isOnline && args.includes('firefox-esr')) {
        writeFileSync(place, '#!/bin/sh\n')
        chmodSync(place, 0o755)
      }
      return { code: isOnline ? 0 : 100, output: '' }
    },
  })
  return { engine: { ...FIREFOX, places: [place] }, place, calls, installPackages }
}

const noteOf = (root: string, name: string): string | undefined => {
  const note = join(root, '.reprieve', name)
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined
}

test('[TOOL-16, TOOL-18] root on Debian gets it installed, after one look at the lists for all packages', async () => {
  const root = aRoot()
  const { engine, place, calls, installPackages } = aMachine(root)
  await installPackages('another browser', ['another-browser'])
  await provideEngine(root, engine, installPackages)
  expect(noteOf(root, 'firefox')).toBe(place)
  expect(calls).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends another-browser',
    'apt-get install -y --no-install-recommends firefox-esr',
  ])
})

test('[TOOL-18] nothing is fetched when it is there', async () => {
  const root = aRoot()
  const { engine, place, calls, installPackages } = aMachine(root)
  writeFileSync(place, '#!/bin/sh\n')
  chmodSync(place, 0o755)
  await provideEngine(root, engine, installPackages)
  expect({ noted: noteOf(root, 'firefox'), calls, said: said() }).toEqual({
    noted: place,
    calls: [],
    said: [],
  })
})

test.each([
  ['without root', { isRoot: false }, 0],
  ['elsewhere than on Debian', { isDebian: false }, 0],
  ['without a network', { isOnline: false }, 2],
])('[TOOL-16] %s set-up continues and says how to get it', async (_where, kind, aptCalls) => {
  const root = aRoot()
  const { engine, calls, installPackages } = aMachine(root, kind)
  await provideEngine(root, engine, installPackages)
  expect(calls).toHaveLength(aptCalls)
  expect(said().at(-1)).toBe(`The tests in Firefox will not run: to run them, ${FIREFOX.mend}.`)
  expect([noteOf(root, 'firefox'), noteOf(root, 'firefox-missing')]).toEqual([undefined, FIREFOX.mend])
})

test('[TOOL-16] a browser that was missing and exists now is noted', async () => {
  const root = aRoot()
  await provideEngine(
    root,
    aMachine(root, { isRoot: false }).engine,
    aMachine(root, { isRoot: false }).installPackages,
  )
  const { engine, place, installPackages } = aMachine(root)
  await provideEngine(root, engine, installPackages)
  expect([noteOf(root, 'firefox'), noteOf(root, 'firefox-missing')]).toEqual([place, undefined])
})

test('[TOOL-16] a browser that was noted and is gone is missing', async () => {
  const root = aRoot()
  const { engine, place, installPackages } = aMachine(root)
  await provideEngine(root, engine, installPackages)
  rmSync(place)
  await provideEngine(root, engine, aMachine(root, { isOnline: false }).installPackages)
  expect([noteOf(root, 'firefox'), noteOf(root, 'firefox-missing')]).toEqual([undefined, FIREFOX.mend])
})

test('[TOOL-16] the sentence for WebKit names every package of Debian that it needs', () => {
  expect(WEBKIT.packages.filter((name) => !WEBKIT.mend.includes(name))).toEqual([])
})
