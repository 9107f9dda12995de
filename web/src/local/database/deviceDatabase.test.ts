import { err, ok } from '@reprieve/domain/result.ts'
import { forceCloseDatabase } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { openDeviceDatabase } from './deviceDatabase.ts'
import { openIdb, type Engine } from './idb.ts'
import { changeStores, requestResult } from './transaction.ts'
import { disturbWrites, fakeEngine } from '../testing/fakeEngine.ts'

const ANONYMOUS = { is: 'anonymous' } as const
const ANNA = { is: 'user', id: '7' } as const
const OWNER = { is: 'user', userId: 7 }

test('[LOCAL-18, D18] each person has one database, whichever tab asks first', async () => {
  const engine = fakeEngine()
  const [one, other] = [await openDeviceDatabase(engine), await openDeviceDatabase(engine)]
  const names = await Promise.all([one.databaseOf(ANNA), other.databaseOf(ANNA), other.databaseOf(ANNA)])
  expect(names[0]).toMatch(/^reprieve-[0-9a-f]{24}$/)
  expect(new Set(names).size).toBe(1)
  expect(await one.databaseOf(ANONYMOUS)).not.toBe(names[0])
})

test('[LOCAL-18] a user called anonymous is not the anonymous one', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const names = [await device.databaseOf(ANONYMOUS), await device.databaseOf({ is: 'user', id: 'anonymous' })]
  expect(new Set(names).size).toBe(2)
})

test('[LOCAL-19, D18] registering gives the anonymous database to the user as it is', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const before = await device.databaseOf(ANONYMOUS)
  expect(await device.giveAnonymousTo(ANNA.id, OWNER)).toEqual(ok(undefined))
  expect(await device.databaseOf(ANNA)).toBe(before)
  expect(await device.choice('owner')).toEqual(OWNER)
  expect(await device.databaseOf(ANONYMOUS)).not.toBe(before)
})

test('[LOCAL-19] if the user already has one, both stay as they are', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  expect(await device.giveAnonymousTo(ANNA.id, OWNER)).toEqual(err('none'))
  const before = [await device.databaseOf(ANONYMOUS), await device.databaseOf(ANNA)]
  expect(await device.giveAnonymousTo(ANNA.id, OWNER)).toEqual(err('has-one'))
  expect([await device.databaseOf(ANONYMOUS), await device.databaseOf(ANNA)]).toEqual(before)
})

test('[LOCAL-19] a relabelling that is broken off leaves neither a new label nor a new owner', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const before = await device.databaseOf(ANONYMOUS)
  await device.choose('owner', { is: 'anonymous' })
  const undo = disturbWrites((store) => {
    if (store.name === 'choices') store.transaction.abort()
  })
  await expect(device.giveAnonymousTo(ANNA.id, OWNER)).rejects.toBeInstanceOf(DOMException)
  undo()
  expect([await device.databaseOf(ANONYMOUS), await device.choice('owner')]).toEqual([
    before,
    { is: 'anonymous' },
  ])
})

test('[LOCAL-18] after a logout the person begins with a new one', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const before = await device.databaseOf(ANNA)
  await device.forget(ANNA)
  expect(await device.databaseOf(ANNA)).not.toBe(before)
})

test('[LOCAL-20] the device id is made once, and is there after the tab was closed', async () => {
  const engine = fakeEngine()
  const device = await openDeviceDatabase(engine)
  const ids = await Promise.all([device.deviceId(), device.deviceId()])
  device.close()
  const again = await openDeviceDatabase(engine)
  expect([...ids, await again.deviceId()]).toEqual([ids[0], ids[0], ids[0]])
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
})

test('[D18] the device stores its theme and language, for all its users', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  expect(await device.choice('theme')).toBeUndefined()
  await device.choose('theme', { choice: 'dark', dimmed: true })
  await device.choose('language', 'ko')
  expect([await device.choice('theme'), await device.choice('language')]).toEqual([
    { choice: 'dark', dimmed: true },
    'ko',
  ])
})

/** Closes open connections without notice, as Safari does to a background page. */
function closing(engine: Engine): { engine: Engine; closeAll: () => void } {
  const open: IDBDatabase[] = []
  const indexedDB = new Proxy(engine.indexedDB, {
    get: (target, name) => {
      if (name !== 'open') return Reflect.get(target, name) as unknown
      return (...asked: [string, number]) => {
        const opening = target.open(...asked)
        opening.addEventListener('success', () => open.push(opening.result))
        return opening
      }
    },
  })
  return {
    engine: { ...engine, indexedDB },
    closeAll: () => open.splice(0).forEach((db) => forceCloseDatabase(db as never)),
  }
}

test('[LOCAL-9] a connection that the browser closed is opened again: the owner can still sign in', async () => {
  const { engine, closeAll } = closing(fakeEngine())
  const device = await openDeviceDatabase(engine)
  const before = [await device.databaseOf(ANONYMOUS), await device.deviceId()]
  closeAll()
  expect(await device.giveAnonymousTo(ANNA.id, OWNER)).toEqual(ok(undefined))
  closeAll()
  expect(await device.choice('owner')).toEqual(OWNER)
  closeAll()
  expect([await device.databaseOf(ANNA), await device.deviceId()]).toEqual(before)
  device.close()
  await expect(device.choice('owner')).rejects.toThrow('was closed by this page')
})

const SEALED = { v: 1, wraps: [] }

test('[LOCAL-33] the lock record is stored with the diary’s name, and changes together with dependent settings', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  expect(await device.labelOf(ANNA)).toBeNull()
  expect(await device.changeLabel(ANNA, (label) => ({ label }))).toBe(false)
  const database = await device.databaseOf(ANNA)
  expect(await device.labelOf(ANNA)).toEqual({ database })
  const changed = await device.changeLabel(ANNA, (kept) => {
    expect(kept).toEqual({ database })
    return { label: { database: 'reprieve-sealed', lock: SEALED }, choices: { owner: OWNER, moving: [] } }
  })
  expect(changed).toBe(true)
  expect(await device.labelOf(ANNA)).toEqual({ database: 'reprieve-sealed', lock: SEALED })
  expect(await device.databaseOf(ANNA)).toBe('reprieve-sealed')
  expect([await device.choice('owner'), await device.choice('moving')]).toEqual([OWNER, []])
  expect(await device.changeLabel(ANNA, () => null)).toBe(false)
  expect(await device.labelOf(ANONYMOUS)).toBeNull()
})

test('[LOCAL-33] a change that is broken off leaves neither a new label nor a new choice', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const database = await device.databaseOf(ANNA)
  await device.choose('owner', { is: 'anonymous' })
  const undo = disturbWrites((store) => {
    if (store.name === 'choices') store.transaction.abort()
  })
  const switched = { label: { database: 'other', lock: SEALED }, choices: { owner: OWNER } }
  await expect(device.changeLabel(ANNA, () => switched)).rejects.toBeInstanceOf(DOMException)
  undo()
  expect([await device.labelOf(ANNA), await device.choice('owner')]).toEqual([
    { database },
    { is: 'anonymous' },
  ])
})

test('[LOCAL-19, LOCAL-33] the lock moves with the diary at a registration, and when its account is deleted', async () => {
  const device = await openDeviceDatabase(fakeEngine())
  const database = await device.databaseOf(ANONYMOUS)
  await device.changeLabel(ANONYMOUS, (label) => ({ label: { ...label, lock: SEALED } }))
  await device.giveAnonymousTo(ANNA.id, OWNER)
  expect([await device.labelOf(ANNA), await device.labelOf(ANONYMOUS)]).toEqual([
    { database, lock: SEALED },
    null,
  ])
  await device.giveToAnonymous(ANNA.id, { is: 'anonymous' })
  expect([await device.labelOf(ANONYMOUS), await device.labelOf(ANNA)]).toEqual([
    { database, lock: SEALED },
    null,
  ])
})

/** Opens it like a build from before the app lock. */
const openAsBefore = (engine: Engine, onVersionChange = () => {}): Promise<IDBDatabase> =>
  openIdb(engine, {
    name: 'reprieve-device',
    version: 1,
    upgrade: ({ db }) => {
      db.createObjectStore('people', { keyPath: 'who' })
      db.createObjectStore('choices', { keyPath: 'name' })
    },
    onVersionChange,
  })

test('[LOCK-26, LOCAL-13] a device of a build from before the app lock is taken over as it is, and its open tab closes the database', async () => {
  const engine = fakeEngine()
  let hasLetGo = false
  const before = await openAsBefore(engine, () => {
    hasLetGo = true
  })
  await changeStores(before, ['people', 'choices'], async (store) => {
    await requestResult(store('people').add({ who: 'user:7', database: 'reprieve-before' }))
    await requestResult(store('choices').put({ name: 'owner', value: OWNER }))
  })
  const device = await openDeviceDatabase(engine)
  expect(hasLetGo).toBe(true)
  expect([await device.labelOf(ANNA), await device.choice('owner')]).toEqual([
    { database: 'reprieve-before' },
    OWNER,
  ])
})

test('[LOCK-26] a build from before the app lock cannot open the device, and so drops no lock of it', async () => {
  const engine = fakeEngine()
  const device = await openDeviceDatabase(engine)
  const database = await device.databaseOf(ANNA)
  await device.changeLabel(ANNA, (label) => ({ label: { ...label, lock: SEALED } }))
  await expect(openAsBefore(engine)).rejects.toMatchObject({ name: 'VersionError' })
  expect(await device.labelOf(ANNA)).toEqual({ database, lock: SEALED })
})
