import { expect, test } from 'vitest'
import { backupFolder } from './backupFolder.ts'

const around = {
  dataDir: '/none/data',
  checkout: '/none/checkout',
  startedIn: '/none/home',
  now: new Date('2026-03-01T02:03:04.567Z'),
}

test.each([
  [undefined, '/none/data/backups/2026-03-01T02-03-04Z'],
  ['/none/disk/monday', '/none/disk/monday'],
  ['monday', '/none/home/monday'],
  ['../data/backups/monday', '/none/data/backups/monday'],
  ['../checkout-backups', '/none/checkout-backups'],
])('[D53] asked for %s the backup goes to %s', (given, expected) => {
  expect(backupFolder(around, given)).toBe(expected)
})

test.each([
  ['/none/checkout/backup', 'inside the checkout'],
  ['/none/data/files/backup', 'among the data itself'],
  ['/none/data', 'among the data itself'],
  [import.meta.dirname, 'is there already'],
])('[D53] a backup at %s is refused: %s', (given, why) => {
  expect(() => backupFolder(around, given)).toThrow(why)
})
