import { appendFileSync, readFileSync } from 'node:fs'
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

const [BEFORE, AFTER, STANDS] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

const membershipSql = (id: string | undefined, withdrawn: string): string =>
  `insert into membership (user_id, membership_id, institution_id, full_name, consent_text, consent_hash, language, given_at, ended_at, withdrawn_at)
   values (12, '${id}', ${id?.at(-1)}, 'Anna', 'Agree?', 'x', 'en', '2026-01-01Z', ${withdrawn}, ${withdrawn})`

test('[CONS-10, D53] a restore brings back no consent that was withdrawn after the backup', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  const run = (sql: string) => runSql(place.database.config, sql)
  await run(membershipSql(BEFORE, `'2026-01-02Z'`))
  await run(membershipSql(AFTER, 'null'))
  await run(membershipSql(STANDS, 'null'))
  const list = join(place.dataDir, 'withdrawn-consents')
  appendFileSync(list, `${BEFORE} 2026-01-02T00:00:00.000Z\n`)
  const folder = await takeBackup(place, 'backup')
  appendFileSync(list, `${AFTER} 2026-01-03T00:00:00.000Z\n`)

  await restoreBackup(place, { folder, replace: true })

  const rows = await run(
    `select membership_id as id, full_name as name, (withdrawn_at at time zone 'UTC')::date::text as withdrawn,
       (ended_at at time zone 'UTC')::date::text as ended from membership where consent_text = 'Agree?' order by membership_id`,
  )
  expect(rows).toEqual([
    { id: BEFORE, name: 'Anna', withdrawn: '2026-01-02', ended: '2026-01-02' },
    { id: AFTER, name: null, withdrawn: '2026-01-03', ended: '2026-01-03' },
    { id: STANDS, name: 'Anna', withdrawn: null, ended: null },
  ])
  // The list itself is the longer of the two, and a restore elsewhere knows those of the backup.
  expect(readFileSync(list, 'utf8').split('\n').toSorted()).toEqual([
    '',
    `${BEFORE} 2026-01-02T00:00:00.000Z`,
    `${AFTER} 2026-01-03T00:00:00.000Z`,
  ])
  expect(readFileSync(join(folder, 'withdrawn-consents'), 'utf8')).toContain(BEFORE)
})

test('[CONS-10] a line of the list that cannot be read stops the restore, and nothing is changed', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  const folder = await takeBackup(place, 'backup')
  appendFileSync(join(place.dataDir, 'withdrawn-consents'), 'half a li')
  await expect(restoreBackup(place, { folder, replace: true })).rejects.toThrow('Line 1 of')
})
