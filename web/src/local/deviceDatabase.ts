import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { answerOf, change, openIdb, read, type Engine } from './idb.ts'
import { randomHex } from './randomHex.ts'
import { CLOSED, withReopen } from './reopen.ts'

/** A user id, or nobody's in particular. */
export type Who = { is: 'anonymous' } | { is: 'user'; id: string }

/** What the device itself remembers, whoever uses it. What it may be is checked by who reads it. */
export type Choice = 'theme' | 'language' | 'owner' | 'service' | 'privacy'

export interface DeviceDatabase {
  /** The name of that person's database; made with the first question. */
  databaseOf(who: Who): Promise<string>
  /**
   * D18: the anonymous diary becomes the user's, and the device that of `owner`. `has-one`: then the two are to be
   * merged, which is sync's.
   */
  giveAnonymousTo(userId: string, owner: unknown): Promise<Result<undefined, 'has-one' | 'none'>>
  /** The other way round, for an account that is no more (D24). `has-one`: the device has such a diary already. */
  giveToAnonymous(userId: string, owner: unknown): Promise<Result<undefined, 'has-one' | 'none'>>
  /** Whether the device has a diary of nobody in particular; asking makes none. */
  hasAnonymous(): Promise<boolean>
  /** After a logout. The database itself is deleted by who has it open. */
  forget(who: Who): Promise<void>
  deviceId(): Promise<string>
  choice(name: Choice): Promise<unknown>
  choose(name: Choice, value: unknown): Promise<void>
  close(): void
}

const NAME = 'reprieve-device'
const OWNER: Choice = 'owner'
const VERSION = 1

interface Label {
  who: string
  database: string
}

export async function openDeviceDatabase(engine: Engine = globalThis): Promise<DeviceDatabase> {
  let db: IDBDatabase
  let isClosed = false
  const letGo = (): void => {
    isClosed = true
    db.close()
  }
  const open = async (): Promise<void> => {
    db = await openIdb(engine, {
      name: NAME,
      version: VERSION,
      upgrade: (upgrade) => {
        upgrade.db.createObjectStore('people', { keyPath: 'who' })
        upgrade.db.createObjectStore('choices', { keyPath: 'name' })
      },
      onVersionChange: letGo,
    })
  }
  // A page that was in the background must still be able to sign in and to renew its token. [LOCAL-9]
  const use = <T>(act: (db: IDBDatabase) => Promise<T>): Promise<T> =>
    withReopen(
      async () => act(db),
      async () => {
        if (isClosed) throw new DOMException('the device was let go', CLOSED)
        await open()
      },
    )
  await open()
  return {
    databaseOf: (who) => use((live) => databaseOf(live, labelOf(who))),
    giveAnonymousTo: (userId, owner) =>
      use((live) => relabel(live, { from: ANONYMOUS, to: labelOf({ is: 'user', id: userId }), owner })),
    giveToAnonymous: (userId, owner) =>
      use((live) => relabel(live, { from: labelOf({ is: 'user', id: userId }), to: ANONYMOUS, owner })),
    hasAnonymous: () =>
      use(async (live) => (await read(live, 'people', (people) => people.get(ANONYMOUS))) !== undefined),
    forget: (who) =>
      use((live) => change(live, ['people'], (store) => answerOf(store('people').delete(labelOf(who))))),
    deviceId: () => use(deviceId),
    choice: async (name) => {
      const kept: unknown = await use((live) => read(live, 'choices', (choices) => choices.get(name)))
      return valueOf(kept)
    },
    choose: (name, value) =>
      use((live) =>
        change(live, ['choices'], async (store) => {
          await answerOf(store('choices').put({ name, value }))
        }),
      ),
    close: letGo,
  }
}

const valueOf = (kept: unknown): unknown => (kept as { value?: unknown } | undefined)?.value

// With its prefix no user id can be the anonymous label.
const ANONYMOUS = 'anonymous'
const labelOf = (who: Who): string => (who.is === 'anonymous' ? ANONYMOUS : `user:${who.id}`)

async function databaseOf(db: IDBDatabase, who: string): Promise<string> {
  // At every start but the first: to read does not wait for the disk.
  const known = (await read(db, 'people', (people) => people.get(who))) as Label | undefined
  return known?.database ?? makeDatabase(db, who)
}

/** Asked and answered in one transaction: two tabs that start together get one database. [LOCAL-18] */
function makeDatabase(db: IDBDatabase, who: string): Promise<string> {
  return change(db, ['people'], async (store) => {
    const known = (await answerOf(store('people').get(who))) as Label | undefined
    if (known !== undefined) return known.database
    const made: Label = { who, database: `reprieve-${randomHex(12)}` }
    await answerOf(store('people').add(made))
    return made.database
  })
}

interface Relabelled {
  from: string
  to: string
  owner: unknown
}

/** Only the label moves, and with it whose device this is: a crash leaves both or neither. [LOCAL-19] */
function relabel(
  db: IDBDatabase,
  { from, to, owner }: Relabelled,
): Promise<Result<undefined, 'has-one' | 'none'>> {
  return change(db, ['people', 'choices'], async (store) => {
    const people = store('people')
    const mine = (await answerOf(people.get(from))) as Label | undefined
    if (mine === undefined) return err('none')
    if ((await answerOf(people.get(to))) !== undefined) return err('has-one')
    await answerOf(people.delete(from))
    await answerOf(people.add({ who: to, database: mine.database }))
    await answerOf(store('choices').put({ name: OWNER, value: owner }))
    return ok(undefined)
  })
}

function deviceId(db: IDBDatabase): Promise<string> {
  return change(db, ['choices'], async (store) => {
    const choices = store('choices')
    const known = valueOf(await answerOf(choices.get('device-id')))
    if (typeof known === 'string') return known
    const made = randomHex(16)
    await answerOf(choices.put({ name: 'device-id', value: made }))
    return made
  })
}
