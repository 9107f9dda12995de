import { randomUUID } from 'node:crypto'
import { clientHash } from '@reprieve/contract/account/clientHash.ts'
import { beginSession } from '@reprieve/server/access/sessionStore.ts'
import { newUserId } from '@reprieve/server/access/tokens.ts'
import { nameKey } from '@reprieve/server/account/names.ts'
import { openPasswords } from '@reprieve/server/access/passwords.ts'
import { insertAccount, takeName } from '@reprieve/server/account/store.ts'
import { startSync } from '@reprieve/server/db/items.ts'
import type { Db } from '@reprieve/server/db/pool.ts'
import { inTransaction } from '@reprieve/server/db/transaction.ts'

export interface Person {
  userId: number
  username: string
  deviceId: string
  token: string
  epoch: string
  /** The last change that this device has pulled. */
  cursor: number
  /** The client's hash of the password, as sent to the server. */
  password: string
}

const AT_ONCE = 8

/** Creates signed-in people through the server's stores: through the API each would cost two password hashes. */
export async function makePeople(db: Db, pepper: string, count: number): Promise<Person[]> {
  const password = await clientHash('a lamp in the far window')
  const passwords = openPasswords(pepper)
  const passwordHash = (await passwords.hash(password)) ?? ''
  const people: Person[] = []
  while (people.length < count) {
    const wanted = Math.min(AT_ONCE, count - people.length)
    const made = Array.from({ length: wanted }, () => makePerson(db, { password, passwordHash }))
    people.push(...(await Promise.all(made)))
  }
  return people
}

async function makePerson(db: Db, secret: { password: string; passwordHash: string }): Promise<Person> {
  const userId = newUserId()
  const [username, deviceId, epoch] = [`person-${userId}`, `device-${userId}`, randomUUID()]
  const now = Date.now()
  const { token } = await inTransaction(db, async (trx) => {
    await takeName(trx, nameKey(username), userId)
    await insertAccount(trx, {
      userId,
      username,
      email: `${username}@example.org`,
      passwordHash: secret.passwordHash,
      language: 'en',
      timezone: null,
      isActivated: true,
      utm: null,
      accepted: [{ document: 'eula', version: 2 }],
      now,
    })
    await startSync(trx, userId, epoch)
    return beginSession(trx, {
      userId,
      deviceId,
      deviceDetails: '',
      clientType: 'android',
      tokenType: 'android',
      now,
    })
  })
  return { userId, username, deviceId, token, epoch, cursor: 0, password: secret.password }
}
