import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../cannotStart.ts'
import { openDataDir } from './dataDir.ts'

let place: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'reprieve-data-'))
})

afterEach(() => {
  chmodSync(place, 0o700)
  rmSync(place, { recursive: true })
})

function aCheckout(name: string): string {
  const folder = join(place, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{}')
  return folder
}

const modeOf = (path: string): number => statSync(path).mode & 0o777

test('[D53] the data folder lets others pass only as root; keys and files are closed', () => {
  const { path, notices } = openDataDir(join(place, 'new', 'data'), aCheckout('checkout'))

  expect(modeOf(path)).toBe(process.getuid?.() === 0 ? 0o711 : 0o700)
  expect([modeOf(join(path, 'keys')), modeOf(join(path, 'files'))]).toEqual([0o700, 0o700])
  expect(notices).toEqual([])
})

test('[D53] two checkouts that share one data folder say so', () => {
  const data = join(place, 'data')
  const [first, second] = [aCheckout('first'), aCheckout('second')]
  openDataDir(data, first)

  expect(openDataDir(data, first).notices).toEqual([])
  expect(openDataDir(data, second).notices).toEqual([
    `Two checkouts share the data in ${data}: this one and ${first}. Set DATA_DIR in one of them to keep them apart.`,
  ])
})

test('[D53] a checkout that was moved is no second one', () => {
  const data = join(place, 'data')
  const [before, after] = [aCheckout('before'), aCheckout('after')]
  openDataDir(data, before)
  rmSync(before, { recursive: true })

  expect(openDataDir(data, after).notices).toEqual([])
})

test('[D53] a data folder inside the checkout is refused', () => {
  const checkout = aCheckout('checkout')

  expect(() => openDataDir(join(checkout, 'data'), checkout)).toThrow('lies inside the checkout')
  expect(openDataDir(join(place, 'checkout-data'), checkout).notices).toEqual([])
})

test('[D53] a folder that holds other files is refused and keeps its mode', () => {
  chmodSync(place, 0o755)
  const checkout = aCheckout('checkout')

  expect(() => openDataDir(place, checkout)).toThrow('holds other files')
  expect(modeOf(place)).toBe(0o755)
})

test('[D53] a place that cannot be written is told in one sentence', () => {
  const checkout = aCheckout('checkout')
  writeFileSync(join(place, 'file'), '')

  expect(() => openDataDir(join(place, 'file', 'data'), checkout)).toThrow(CannotStart)
  expect(() => openDataDir(join(place, 'file'), checkout)).toThrow(CannotStart)
})
