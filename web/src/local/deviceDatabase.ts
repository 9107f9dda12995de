import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { closedDiary } from './closedDiary.ts'
import { change, openIdb, read, type Engine } from './idb.ts'
import { randomHex } from './randomHex.ts'
import { openTwice, reopenOnce, withReopen } from './reopen.ts'
import { answerOf } from './transaction.ts'

/** A user id, or nobody's in particular. */
export type DiaryOwner = { is: 'anonymous' } | { is: 'user'; id: string }

/**
 * What the device itself remembers, whoever uses it. What it may be is checked by who reads it; a new one needs an entry
 * in lockTable.ts.
 */
export type Choice =
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

/** What the device knows of a diary that it does not have open. */
export interface DiaryLabel {
  database: string
  /** How its contents are sealed; without it they are not. What it may be is checked by who reads it. */
  lock?: unknown
}

export interface LabelChange {
  label: DiaryLabel
  /** What holds from then on together with it. */
  choices?: Partial<Record<Choice, unknown>>
}

export interface DeviceDatabase {
  /** The name of that person's database; made with the first question. */
  databaseOf(who: DiaryOwner): Promise<string>
  /**
   * D18: the anonymous diary becomes the user's, and the device that of `owner`. `has-one`: then the two are to be
   * merged, which is sync's.
   */
  giveAnonymousTo(userId: string, owner: unknown): Promise<Result<undefined, 'has-one' | 'none'>>
  /** The other way round, for an account that is no more (D24). `has-one`: the device has such a diary already. */
  giveToAnonymous(userId: string, owner: unknown): Promise<Result<undefined, 'has-one' | 'none'>>
  /** Null where that person has no diary here; asking makes none. */
  labelOf(who: DiaryOwner): Promise<DiaryLabel | null>
  /**
   * What is decided upon what is kept, in one transaction: a crash leaves all of it or nothing. Null leaves it as it is.
   * Tells whether it was changed. [LOCAL-33]
   */
  changeLabel(who: DiaryOwner, decide: (kept: DiaryLabel) => LabelChange | null): Promise<boolean>
  /** Whether the device has a diary of nobody in particular; asking makes none. */
  hasAnonymous(): Promise<boolean>
  /** After a logout. The database itself is deleted by who has it open. */
  forget(who: DiaryOwner): Promise<void>
  deviceId(): Promise<string>
  choice(name: Choice): Promise<unknown>
  choose(name: Choice, value: unknown): Promise<void>
  close(): void
}

const NAME = 'reprieve-device'
const OWNER: Choice = 'owner'
/** 2 since the app lock: a build that knows of none would drop it with the next change of a label. [LOCK-26] */
const VERSION = 2

interface Label extends DiaryLabel {
  who: string
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
        if (upgrade.from > 0) return
        upgrade.db.createObjectStore('people', { keyPath: 'who' })
        upgrade.db.createObjectStore('choices', { keyPath: 'name' })
      },
      onVersionChange: letGo,
    })
  }
  const reopen = reopenOnce(async () => {
    if (isClosed) throw closedDiary()
    db.close()
    await open()
  })
  // A page that was in the background must still be able to sign in and to renew its token. [LOCAL-9]
  const use = <T>(act: (db: IDBDatabase) => Promise<T>): Promise<T> => withReopen(async () => act(db), reopen)
  await openTwice(open)
  return {
    databaseOf: (who) => use((live) => databaseOf(live, nameOf(who))),
    giveAnonymousTo: (userId, owner) =>
      use((live) => relabel(live, { from: ANONYMOUS, to: nameOf({ is: 'user', id: userId }), owner })),
    giveToAnonymous: (userId, owner) =>
      use((live) => relabel(live, { from: nameOf({ is: 'user', id: userId }), to: ANONYMOUS, owner })),
    labelOf: (who) =>
      use(async (live) => {
        const kept = (await read(live, 'people', (people) => people.get(nameOf(who)))) as Label | undefined
        return kept === undefined ? null : withoutWho(kept)
      }),
    changeLabel: (who, decide) => use((live) => changeLabel(live, nameOf(who), decide)),
    hasAnonymous: () =>
      use(async (live) => (await read(live, 'people', (people) => people.get(ANONYMOUS))) !== undefined),
    forget: (who) =>
      use((live) => change(live, ['people'], (store) => answerOf(store('people').delete(nameOf(who))))),
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
const nameOf = (who: DiaryOwner): string => (who.is === 'anonymous' ? ANONYMOUS : `user:${who.id}`)

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
    await answerOf(people.add({ ...mine, who: to }))
    await answerOf(store('choices').put({ name: OWNER, value: owner }))
    return ok(undefined)
  })
}

const withoutWho = ({ who: _who, ...label }: Label): DiaryLabel => label

function changeLabel(
  db: IDBDatabase,
  who: string,
  decide: (kept: DiaryLabel) => LabelChange | null,
): Promise<boolean> {
  return change(db, ['people', 'choices'], async (store) => {
    const kept = (await answerOf(store('people').get(who))) as Label | undefined
    const next = kept === undefined ? null : decide(withoutWho(kept))
    if (next === null) return false
    await answerOf(store('people').put({ ...next.label, who }))
    for (const [name, value] of Object.entries(next.choices ?? {}))
      await answerOf(store('choices').put({ name, value }))
    return true
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
