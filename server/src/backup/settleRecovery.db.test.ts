import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSql } from '../testing/testDatabase.ts'
import { settleRecovery } from './settleRecovery.ts'
import { addPerson, testPlaces } from './testPlaces.ts'

let places: ReturnType<typeof testPlaces>
let place: Awaited<ReturnType<typeof places.given>>

beforeAll(async () => {
  places = testPlaces()
  place = await places.given()
  await addPerson(place.database, 12)
  await addPerson(place.database, 13)
})

afterAll(() => places.removeAll())

const read = (sql: string) => runSql(place.database.config, sql)

test('[BACKUP-8, D24] a database that went back in time is settled: the deleted stay deleted, and epochs are new', async () => {
  writeFileSync(join(place.dataDir, 'deleted-accounts'), '13 2026-01-01T00:00:00Z\n')
  await read(`update share_link set expires_at = 'infinity'`)
  const [before] = await read('select epoch from user_sync where user_id = 12')

  await settleRecovery(place)

  expect(await read('select user_id::int from account')).toEqual([{ user_id: 12 }])
  expect(await read('select user_id::int from item')).toEqual([{ user_id: 12 }])
  expect(await read('select from share_link where revoked_at is null')).toEqual([])
  const [after] = await read('select epoch from user_sync')
  expect(after?.['epoch']).not.toBe(before?.['epoch'])
})

test('[BACKUP-8] while a server is connected it is refused', async () => {
  const server = new pg.Client(place.database.config)
  await server.connect()
  try {
    await expect(settleRecovery(place)).rejects.toThrow('is connected to the database')
  } finally {
    await server.end()
  }
})
