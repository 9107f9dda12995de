import { AUTO_LOCK_DEFAULT } from '@reprieve/domain/access/autoLock.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { beforeAll, expect, test } from 'vitest'
import { randomBytes } from './encryption.ts'
import { PASSPHRASE_ROUNDS, readLockRecord, type LockRecord, type Wrap } from './lockRecord.ts'
import { aLock } from './testing/aLock.ts'

let record: LockRecord
beforeAll(async () => {
  ;({ record } = await aLock())
})

const PASSPHRASE: Wrap = {
  by: 'passphrase',
  salt: randomBytes(32),
  rounds: PASSPHRASE_ROUNDS,
  key: randomBytes(60),
}

test('[LOCK-2] a created record is read back from the database unchanged', () => {
  const whole = { ...record, wraps: [...record.wraps, PASSPHRASE], autoLockMs: null }
  expect(readLockRecord(structuredClone(whole))).toStrictEqual(ok(whole))
})

test('[LOCK-2] without a stored record there is no lock', () => {
  expect([readLockRecord(undefined), readLockRecord(null)]).toEqual([ok(null), ok(null)])
})

const torn: [string, (whole: LockRecord) => unknown][] = [
  ['nothing but a mark', () => true],
  ['a text', () => 'lock'],
  ['empty', () => ({})],
  ['without its version', ({ v: _v, ...rest }) => rest],
  ['of a version that never was', (whole) => ({ ...whole, v: 0 })],
  ['without a public key', ({ publicKey: _key, ...rest }) => rest],
  ['with half a public key', (whole) => ({ ...whole, publicKey: whole.publicKey.slice(0, 33) })],
  ['with half a private key', (whole) => ({ ...whole, sealedPrivate: whole.sealedPrivate.slice(0, 40) })],
  ['with bytes as a list', (whole) => ({ ...whole, publicKey: [...whole.publicKey] })],
  ['without wraps', (whole) => ({ ...whole, wraps: [] })],
  ['with wraps that are no list', (whole) => ({ ...whole, wraps: { 0: PASSPHRASE } })],
  ['with one wrap', (whole) => ({ ...whole, wraps: whole.wraps.slice(0, 1) })],
  ['with passkeys alone', (whole) => ({ ...whole, wraps: [whole.wraps[1], whole.wraps[1]] })],
  ['with a wrap cut off', (whole) => withWrap(whole, { ...PASSPHRASE, key: PASSPHRASE.key.slice(0, 59) })],
  ['with a short salt', (whole) => withWrap(whole, { ...PASSPHRASE, salt: PASSPHRASE.salt.slice(1) })],
  ['with too few rounds', (whole) => withWrap(whole, { ...PASSPHRASE, rounds: 1 })],
  ['with rounds for a year', (whole) => withWrap(whole, { ...PASSPHRASE, rounds: 1e12 })],
  ['with broken rounds', (whole) => withWrap(whole, { ...PASSPHRASE, rounds: Number.NaN })],
  ['with a wrap by something else', (whole) => withWrap(whole, { ...PASSPHRASE, by: 'face' })],
  ['with a passkey of no name', (whole) => withWrap(whole, { ...PASSPHRASE, by: 'passkey' })],
]

const withWrap = (whole: LockRecord, wrap: unknown): unknown => ({ ...whole, wraps: [...whole.wraps, wrap] })

test.each(torn)('[LOCK-2, REL 1b] a record that is %s is broken, and never no lock', (_how, tear) => {
  expect(readLockRecord(tear(record))).toEqual(err('broken'))
})

test('[LOCK-2] a record of a newer app is reported as such', () => {
  expect(readLockRecord({ v: 2, anything: 4 })).toEqual(err('newer'))
})

test('[LOCK-15] an invalid time becomes the default, and the lock stays valid', () => {
  expect(readLockRecord({ ...record, autoLockMs: 1e15 })).toMatchObject(ok({ autoLockMs: AUTO_LOCK_DEFAULT }))
})
