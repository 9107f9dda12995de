import { expect, test } from 'vitest'
import { backupFolder, timeInName } from './backupFolder.ts'

const around = {
  dataDir: '/none/data',
  checkout: '/none/checkout',
  startedIn: '/none/home',
  now: new Date('2026-03-01T02:03:04.567Z'),
  backupDir: null,
  isEncrypted: false,
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

test('[BACKUP-1] an encrypted backup is a file in BACKUP_DIR whose name tells its time', () => {
  const file = backupFolder({ ...around, backupDir: '/none/disk', isEncrypted: true })

  expect(file).toBe('/none/disk/2026-03-01T02-03-04Z.backup')
  expect(timeInName('2026-03-01T02-03-04Z.backup')).toBe(Date.parse('2026-03-01T02:03:04Z'))
})

test.each([
  'monday.backup',
  '2026-03-01T02-03-04Z',
  '2026-13-01T02-03-04Z.backup',
  'a2026-03-01T02-03-04Z.backup',
])('[BACKUP-4] %s is not the name of a scheduled backup', (name) => expect(timeInName(name)).toBeNull())
