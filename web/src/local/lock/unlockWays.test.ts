import { parseRecoveryCode } from '@reprieve/domain/access/recoveryCode.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { openCodec } from './lockCodec.ts'
import { PASSPHRASE_ROUNDS, type LockRecord } from './lockRecord.ts'
import { aLock, aPasskey, aRecovery } from './testing/aLock.ts'
import { canLock, makeLock, newRecovery, type Secret, unlock, withoutWay, withWay } from './unlockWays.ts'

const PLACE = { table: 'rows', id: 'a' }
const passphrase = (typed: string): Secret => ({ by: 'passphrase', passphrase: typed })

const must = <T>(result: Result<T, string>): T => {
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

/** What this secret can decrypt of data written with that key. */
async function readBy(record: LockRecord, dek: CryptoKey, secret: Secret): Promise<unknown> {
  const content = await must(await openCodec(record, dek)).encode(PLACE, 'a bad night')
  const opened = must(await unlock(record, secret))
  return must(await must(await openCodec(record, opened)).decode(PLACE, content))
}

test('[LOCK-3, LOCK-4, LOCK-5] a lock opens by each of its ways, and each gives the same key', async () => {
  const secrets = [passphrase('a quiet harbour'), aRecovery(), aPasskey(), aPasskey()]
  const { record, dek } = await aLock(secrets)
  expect(await Promise.all(secrets.map((secret) => readBy(record, dek, secret)))).toEqual(
    secrets.map(() => 'a bad night'),
  )
  expect(record.wraps.map(({ by }) => by)).toEqual(['passphrase', 'recovery', 'passkey', 'passkey'])
  expect(record.wraps[0]).toMatchObject({ rounds: 600_000 })
  expect(PASSPHRASE_ROUNDS).toBe(600_000)
})

test('[LOCK-3] a passphrase opens however a keyboard writes it, and no other does', async () => {
  const { record } = await aLock([passphrase('caf\u00e9 am hafen'), aRecovery()])
  expect(await unlock(record, passphrase('cafe\u0301 am ｈafen'))).toMatchObject({ ok: true })
  expect(await unlock(record, passphrase('cafe am hafen'))).toEqual(err('wrong'))
})

test('[LOCK-3] no lock is created with an unchecked passphrase', async () => {
  await expect(makeLock([passphrase('123456'), aRecovery()])).rejects.toThrow('not checked')
})

test('[LOCK-4, LOCK-5] a wrong code, and a passkey with another answer, are reported as wrong', async () => {
  const [recovery, passkey] = [aRecovery(), aPasskey()]
  const { record } = await aLock([recovery, passkey])
  expect(await unlock(record, aRecovery())).toEqual(err('wrong'))
  expect(await unlock(record, { ...passkey, answer: aPasskey().answer })).toEqual(err('wrong'))
  expect(await unlock(record, aPasskey())).toEqual(err('no-such-way'))
  expect(await unlock(record, passphrase('a quiet harbour'))).toEqual(err('no-such-way'))
})

test('[LOCK-2] each byte of a wrap that is changed is noticed', async () => {
  const recovery = aRecovery()
  const { record } = await aLock([recovery, aPasskey()])
  const [wrap, other] = record.wraps
  const torn = Array.from(wrap!.key, (byte, at) => ({ ...wrap!, key: wrap!.key.with(at, byte ^ 1) }))
  const tried = await Promise.all(torn.map((one) => unlock({ ...record, wraps: [one, other!] }, recovery)))
  expect(tried).toEqual(torn.map(() => err('wrong')))
})

test('[LOCK-2, REL 4] the key of an open diary cannot be extracted', async () => {
  const recovery = aRecovery()
  const { record, dek } = await aLock([recovery, aPasskey()])
  const opened = must(await unlock(record, recovery))
  for (const key of [dek, opened]) {
    expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } })
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toMatchObject({ name: 'InvalidAccessError' })
  }
})

test('[LOCK-5] a code is new each time and opens as typed from paper', async () => {
  const { secret, code } = newRecovery()
  const { record } = await aLock([{ by: 'recovery', secret }, aPasskey()])
  const typed = must(parseRecoveryCode(code.toLowerCase()))
  expect(await unlock(record, { by: 'recovery', secret: typed })).toMatchObject({ ok: true })
  expect(newRecovery().code).not.toBe(code)
})

test('[LOCK-5] a new code replaces the old one, and needs a way that opens', async () => {
  const [old, young, passkey] = [aRecovery(), aRecovery(), aPasskey()]
  const { record, dek } = await aLock([old, passkey])
  expect(await withWay(record, { known: young, added: young })).toEqual(err('wrong'))
  const changed = must(await withWay(record, { known: passkey, added: young }))
  expect([await unlock(changed, old), await readBy(changed, dek, young), changed.wraps.length]).toEqual([
    err('wrong'),
    'a bad night',
    2,
  ])
})

test('[LOCK-22] a person who forgot the passphrase sets another one by recovery code or passkey', async () => {
  const [recovery, passkey] = [aRecovery(), aPasskey()]
  const { record, dek } = await aLock([recovery, passkey])
  const [old, young] = [passphrase('a quiet harbour'), passphrase('a louder harbour')]
  const byCode = must(await withWay(record, { known: recovery, added: old }))
  const byPasskey = must(await withWay(byCode, { known: passkey, added: young }))
  expect(await readBy(byPasskey, dek, young)).toBe('a bad night')
  expect(await unlock(byPasskey, old)).toEqual(err('wrong'))
  expect(byPasskey.wraps.map(({ by }) => by)).toEqual(['recovery', 'passkey', 'passphrase'])
})

test('[LOCK-4] there may be several passkeys; one that is enrolled again replaces itself', async () => {
  const [recovery, first, second] = [aRecovery(), aPasskey(), aPasskey()]
  const { record, dek } = await aLock([recovery, first])
  const both = must(await withWay(record, { known: recovery, added: second }))
  const again = must(await withWay(both, { known: second, added: first }))
  expect(again.wraps.map(({ by }) => by)).toEqual(['recovery', 'passkey', 'passkey'])
  expect([await readBy(again, dek, first), await readBy(again, dek, second)]).toEqual([
    'a bad night',
    'a bad night',
  ])
})

test('[LOCK-4, REL 4] there is always a second way, and always one that is not a passkey', async () => {
  const [recovery, passkey] = [aRecovery(), aPasskey()]
  for (const ways of [[], [recovery], [passkey], [passkey, aPasskey()]])
    expect(await makeLock(ways)).toEqual(err('one-way'))
  const { record } = await aLock([recovery, passkey, aPasskey()])
  const [first, second, third] = record.wraps
  expect(withoutWay(record, first!)).toEqual(err('one-way'))
  const without = withoutWay(record, second!)
  expect(without).toEqual(ok({ ...record, wraps: [first, third] }))
  expect(withoutWay(must(without), third!)).toEqual(err('one-way'))
})

test('[LOCK-2] without cryptography in the browser there is no lock', () => {
  expect(canLock()).toBe(true)
})
