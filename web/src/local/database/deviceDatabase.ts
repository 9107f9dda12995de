import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { openIdb, type Engine } from './idb.ts'
import { randomHex } from '../randomHex.ts'
import { changeStores, makeConnection, readStore, requestResult } from './transaction.ts'

/** Whose diary: that of a user, or the anonymous one. */
export type DiaryOwner = { is: 'anonymous' } | { is: 'user'; id: string }

/**
 * Values of the device itself, independent of the user. The reader of a value validates it; a new name needs an entry
 * in lockTable.ts.
 */
export type DeviceChoiceName =
  | 'theme'
  | 'language'
  | 'owner'
  | 'service'
  | 'privacy'
  | 'registered'
  | 'usage'
  | 'hints'
  | 'look'
  | 'reminders'
  | 'reminders-when-closed'
  | 'moving'

/** What the device stores about a diary, readable without opening it. */
export interface DiaryLabel {
  database: string
  /** How its contents are encrypted; absent if they are not. The reader validates it. */
  lock?: unknown
}

export interface LabelChange {
  label: DiaryLabel
  /** Choices that are written in the same transaction. */
  choices?: Partial<Record<DeviceChoiceName, unknown>>
}

export interface DeviceDatabase {
  /** The name of that person's database; created at the first call. */
  databaseOf(who: DiaryOwner): Promise<string>
  /**
   * D18: the anonymous diary becomes the user's, and `owner` the owner of the device. `has-one`: the user has a diary
   * here already, and sync has to merge the two.
   */
  giveAnonymousTo(userId: string, owner: unknown): Promise<Result<undefined, 'has-one' | 'none'>>
  /** The reverse, for an account that was deleted (D24). `has-one`: the device already has an anonymous diary. */
  giveToAnonymous(userId: string, owner: unknown): Promise<Result<undefined, 'has-one' | 'none'>>
  /** Null if that person has no diary here; does not create one. */
  labelOf(who: DiaryOwner): Promise<DiaryLabel | null>
  /**
   * Decides from the stored label and writes the result in one transaction: a crash leaves all of it or nothing. If
   * `decide` returns null, nothing changes. Returns whether something changed. [LOCAL-33]
   */
  changeLabel(who: DiaryOwner, decide: (kept: DiaryLabel) => LabelChange | null): Promise<boolean>
  /** Whether the device has an anonymous diary; does not create one. */
  hasAnonymous(): Promise<boolean>
  /** After a logout. The caller that has the database open deletes it. */
  forget(who: DiaryOwner): Promise<void>
  deviceId(): Promise<string>
  choice(name: DeviceChoiceName): Promise<unknown>
  choose(name: DeviceChoiceName, value: unknown): Promise<void>
  close(): void
}

const NAME = 'reprieve-device'
const OWNER: DeviceChoiceName = 'owner'
/** 2 since the app lock: an older build would drop the lock at the next change of a label. [LOCK-26] */
const VERSION = 2

interface Label extends DiaryLabel {
  who: string
}

export async function openDeviceDatabase(engine: Engine = globalThis): Promise<DeviceDatabase> {
  const connection = makeConnection(() =>
    openIdb(engine, {
      name: NAME,
      version: VERSION,
      upgrade: (upgrade) => {
        if (upgrade.from > 0) return
        upgrade.db.createObjectStore('people', { keyPath: 'who' })
        upgrade.db.createObjectStore('choices', { keyPath: 'name' })
      },
      onVersionChange: () => connection.close(),
    }),
  )
  // A page that was in the background must still be able to log in and to renew its token. [LOCAL-9]
  const { use } = connection
  await connection.open()
  return {
    databaseOf: (who) => use((live) => databaseOf(live, nameOf(who))),
    giveAnonymousTo: (userId, owner) =>
      use((live) => relabel(live, { from: ANONYMOUS, to: nameOf({ is: 'user', id: userId }), owner })),
    giveToAnonymous: (userId, owner) =>
      use((live) => relabel(live, { from: nameOf({ is: 'user', id: userId }), to: ANONYMOUS, owner })),
    labelOf: (who) =>
      use(async (live) => {
        const kept = (await readStore(live, 'people', (people) => people.get(nameOf(who)))) as
          | Label
          | undefined
        return kept === undefined ? null : withoutWho(kept)
      }),
    changeLabel: (who, decide) => use((live) => changeLabel(live, nameOf(who), decide)),
    hasAnonymous: () =>
      use(async (live) => (await readStore(live, 'people', (people) => people.get(ANONYMOUS))) !== undefined),
    forget: (who) =>
      use((live) =>
        changeStores(live, ['people'], (store) => requestResult(store('people').delete(nameOf(who)))),
      ),
    deviceId: () => use(deviceId),
    choice: async (name) => {
      const kept: unknown = await use((live) => readStore(live, 'choices', (choices) => choices.get(name)))
      return valueOf(kept)
    },
    choose: (name, value) =>
      use((live) =>
        changeStores(live, ['choices'], async (store) => {
          await requestResult(store('choices').put({ name, value }))
        }),
      ),
    close: connection.close,
  }
}

const valueOf = (kept: unknown): unknown => (kept as { value?: unknown } | undefined)?.value

// The prefix keeps a user id from being equal to the anonymous label.
const ANONYMOUS = 'anonymous'
const nameOf = (who: DiaryOwner): string => (who.is === 'anonymous' ? ANONYMOUS : `user:${who.id}`)

async function databaseOf(db: IDBDatabase, who: string): Promise<string> {
  // At every start but the first, a read is enough, and it does not wait for the disk.
  const known = (await readStore(db, 'people', (people) => people.get(who))) as Label | undefined
  return known?.database ?? makeDatabase(db, who)
}

/** Looks up and creates in one transaction: two tabs that start together get one database. [LOCAL-18] */
function makeDatabase(db: IDBDatabase, who: string): Promise<string> {
  return changeStores(db, ['people'], async (store) => {
    const known = (await requestResult(store('people').get(who))) as Label | undefined
    if (known !== undefined) return known.database
    const made: Label = { who, database: `reprieve-${randomHex(12)}` }
    await requestResult(store('people').add(made))
    return made.database
  })
}

interface Relabelled {
  from: string
  to: string
  owner: unknown
}

/** Moves only the label, together with the owner of the device: a crash leaves both or neither. [LOCAL-19] */
function relabel(
  db: IDBDatabase,
  { from, to, owner }: Relabelled,
): Promise<Result<undefined, 'has-one' | 'none'>> {
  return changeStores(db, ['people', 'choices'], async (store) => {
    const people = store('people')
    const mine = (await requestResult(people.get(from))) as Label | undefined
    if (mine === undefined) return err('none')
    if ((await requestResult(people.get(to))) !== undefined) return err('has-one')
    await requestResult(people.delete(from))
    await requestResult(people.add({ ...mine, who: to }))
    await requestResult(store('choices').put({ name: OWNER, value: owner }))
    return ok(undefined)
  })
}

const withoutWho = ({ who: _who, ...label }: Label): DiaryLabel => label

function changeLabel(
  db: IDBDatabase,
  who: string,
  decide: (kept: DiaryLabel) => LabelChange | null,
): Promise<boolean> {
  return changeStores(db, ['people', 'choices'], async (store) => {
    const kept = (await requestResult(store('people').get(who))) as Label | undefined
    const next = kept === undefined ? null : decide(withoutWho(kept))
    if (next === null) return false
    await requestResult(store('people').put({ ...next.label, who }))
    for (const [name, value] of Object.entries(next.choices ?? {}))
      await requestResult(store('choices').put({ name, value }))
    return true
  })
}

function deviceId(db: IDBDatabase): Promise<string> {
  return changeStores(db, ['choices'], async (store) => {
    const choices = store('choices')
    const known = valueOf(await requestResult(choices.get('device-id')))
    if (typeof known === 'string') return known
    const made = randomHex(16)
    await requestResult(choices.put({ name: 'device-id', value: made }))
    return made
  })
}
