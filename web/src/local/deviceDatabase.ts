import { Dexie, type Table } from 'dexie'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { Engine } from './personDatabase.ts'
import { randomHex } from './randomHex.ts'

/** A user id, or nobody's in particular. */
export type Who = { is: 'anonymous' } | { is: 'user'; id: string }

/** What the device itself remembers, whoever uses it. What it may be is checked by who reads it. */
export type Choice = 'theme' | 'language' | 'owner'

interface DeviceTables {
  people: Table<{ who: string; database: string }, string>
  choices: Table<{ name: string; value: unknown }, string>
}

type DeviceDexie = Dexie & DeviceTables

export interface DeviceDatabase {
  /** The name of that person's database; made with the first question. */
  databaseOf(who: Who): Promise<string>
  /** D18: the anonymous diary becomes the user's. `has-one`: then the two are to be merged, which is sync's. */
  giveAnonymousTo(userId: string): Promise<Result<undefined, 'has-one' | 'none'>>
  /** After a logout. The database itself is deleted by who has it open. */
  forget(who: Who): Promise<void>
  deviceId(): Promise<string>
  choice(name: Choice): Promise<unknown>
  choose(name: Choice, value: unknown): Promise<void>
  close(): void
}

const NAME = 'reprieve-device'

export async function openDeviceDatabase(engine?: Engine): Promise<DeviceDatabase> {
  const db = new Dexie(NAME, { ...engine, chromeTransactionDurability: 'strict' }) as DeviceDexie
  db.version(1).stores({ people: 'who', choices: 'name' })
  await db.open()
  return {
    databaseOf: (who) => databaseOf(db, labelOf(who)),
    giveAnonymousTo: (userId) =>
      relabel(db, labelOf({ is: 'anonymous' }), labelOf({ is: 'user', id: userId })),
    forget: async (who) => db.people.delete(labelOf(who)),
    deviceId: () => deviceId(db),
    choice: async (name) => (await db.choices.get(name))?.value,
    choose: async (name, value) => {
      await db.choices.put({ name, value })
    },
    close: () => db.close(),
  }
}

// With its prefix no user id can be the anonymous label.
const labelOf = (who: Who): string => (who.is === 'anonymous' ? 'anonymous' : `user:${who.id}`)

/** Asked and answered in one transaction: two tabs that start together get one database. [LOCAL-18] */
function databaseOf(db: DeviceDexie, who: string): Promise<string> {
  return db.transaction('rw', db.people, async () => {
    const known = await db.people.get(who)
    if (known !== undefined) return known.database
    const database = `reprieve-${randomHex(12)}`
    await db.people.add({ who, database })
    return database
  })
}

/** Only the label moves. [LOCAL-19] */
function relabel(db: DeviceDexie, from: string, to: string): Promise<Result<undefined, 'has-one' | 'none'>> {
  return db.transaction('rw', db.people, async () => {
    const [mine, theirs] = await db.people.bulkGet([from, to])
    if (mine === undefined) return err('none')
    if (theirs !== undefined) return err('has-one')
    await db.people.delete(from)
    await db.people.add({ who: to, database: mine.database })
    return ok(undefined)
  })
}

function deviceId(db: DeviceDexie): Promise<string> {
  return db.transaction('rw', db.choices, async () => {
    const known = await db.choices.get('device-id')
    if (typeof known?.value === 'string') return known.value
    const made = randomHex(16)
    await db.choices.put({ name: 'device-id', value: made })
    return made
  })
}
