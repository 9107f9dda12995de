import { expect, test } from 'vitest'
import { lockOfEntry } from '../device/pageVersionLock.ts'
import type { AppFiles } from './appFiles.ts'
import { fileWith, TestCaches } from './testing/testCaches.ts'
import { versionCacheName, dropOldVersions } from './caches.ts'

const TEXTS = { en: [], de: [], es: [], fr: [], ko: [], ru: [], 'zh-rCN': [] }
const build = (version: string): AppFiles => ({
  version,
  core: [fileWith(`/assets/index-${version}.js`, version)],
  texts: TEXTS,
})

interface VersionsCase {
  locks?: string[]
  locksLater?: string[]
  isAnotherComing?: boolean
  isAnotherComingLater?: boolean
}

async function after({
  locks = [],
  locksLater = locks,
  isAnotherComing = false,
  isAnotherComingLater = isAnotherComing,
}: VersionsCase): Promise<string[]> {
  const caches = new TestCaches()
  for (const version of ['one', 'two', 'three'])
    caches.kept.set(versionCacheName(build(version)), new Map([[`/assets/index-${version}.js`, version]]))
  caches.kept.set('reprieve-languages', new Map())
  let held = locks
  let isComing = isAnotherComing
  await dropOldVersions(build('three'), {
    caches,
    heldLocks: async () => held,
    aMoment: async () => {
      held = locksLater
      isComing = isAnotherComingLater
    },
    isAnotherComing: () => isComing,
  })
  return (await caches.keys()).map((name) => name.replace('reprieve-', ''))
}

test('[PWA-6] versions that no open page is of are dropped, and only those', async () => {
  expect(await after({})).toEqual(['app-three', 'languages'])
  expect(await after({ locks: [lockOfEntry('/assets/index-two.js'), 'sync:diary'] })).toEqual([
    'app-two',
    'app-three',
    'languages',
  ])
})

test('[PWA-6] a page of the running version keeps no old one', async () => {
  expect(await after({ locks: [lockOfEntry('/assets/index-three.js')] })).toEqual(['app-three', 'languages'])
})

test('[PWA-6] the page that an update replaces may go a moment after the new one has come', async () => {
  const locks = [lockOfEntry('/assets/index-two.js')]
  expect(await after({ locks, locksLater: [] })).toEqual(['app-three', 'languages'])
})

test('[PWA-3] nothing is dropped while another version is being installed', async () => {
  expect(await after({ isAnotherComing: true })).toEqual(['app-one', 'app-two', 'app-three', 'languages'])
})

test('[PWA-6] a worker that sees itself as waiting for a moment longer still clears up', async () => {
  expect(await after({ isAnotherComing: true, isAnotherComingLater: false })).toEqual([
    'app-three',
    'languages',
  ])
})
