import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSql } from '../testing/testDatabase.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'
import { addPerson, testPlaces } from './testPlaces.ts'

let places: ReturnType<typeof testPlaces>
beforeEach(() => {
  places = testPlaces()
})
afterEach(() => places.removeAll())

const FAMILY = '01890000-0000-7000-8000-00000000000'
const sessionSql = (userId: number, n: number, end = 'null, null'): string => `
  insert into session_family values (${userId}, '${FAMILY}${n}', 'd${n}', '', 'pwa', now(), now(), 'infinity', '\\x00', null, ${end});
  insert into session_token values ('\\x0${n}', ${userId}, '${FAMILY}${n}', null, now(), now(), null)`

test('[ACC-30, D24] who is deleted again by a restore is told so on their devices, and so is who was told before it', async () => {
  const place = await places.given()
  for (const userId of [12, 13, 14]) await addPerson(place.database, userId)
  const run = (sql: string) => runSql(place.database.config, sql)
  await run(sessionSql(12, 1))
  await run(sessionSql(13, 2))
  await run(sessionSql(13, 3, `now(), 'account-deleted'`))
  await run(sessionSql(13, 4, `now(), 'password'`))
  await run(sessionSql(13, 6, `now(), 'idle'`))
  await run(sessionSql(14, 5))
  const folder = await takeBackup(place, 'backup')
  // Signed in and deleted after the backup: only the database that goes knows of it.
  await run(`insert into deleted_session values ('\\x09', '2099-03-01Z'), ('\\x08', '2026-03-01Z')`)
  writeFileSync(join(place.dataDir, 'deleted-accounts'), '13 2099-01-01T00:00:00Z\n14 2026-01-01T00:00:00Z\n')

  await restoreBackup(place, { folder, replace: true })

  const told = await run(
    `select encode(token_hash, 'hex') as hash, (until at time zone 'UTC')::date::text as until from deleted_session
     where length(token_hash) = 1 order by 1`,
  )
  expect(told).toEqual([
    { hash: '02', until: '2099-04-01' },
    { hash: '03', until: '2099-04-01' },
    { hash: '06', until: '2099-04-01' },
    { hash: '09', until: '2099-03-01' },
  ])
  expect(await run('select distinct user_id::int as id from session_token')).toEqual([{ id: 12 }])
})
