import { appendFileSync, readFileSync, rmSync } from 'node:fs'
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

const [BEFORE, AFTER, STANDS, LEFT, BOTH] = [1, 2, 3, 4, 5].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
)

const membershipSql = (id: string | undefined, withdrawn: string): string =>
  `insert into membership (user_id, membership_id, institution_id, full_name, consent_text, consent_hash, language, given_at, ended_at, withdrawn_at)
   values (12, '${id}', ${id?.at(-1)}, 'Anna', 'Agree?', 'x', 'en', '2026-01-01Z', ${withdrawn}, ${withdrawn})`

const ENDINGS = `select membership_id as id, full_name as name, (withdrawn_at at time zone 'UTC')::date::text as withdrawn,
   (ended_at at time zone 'UTC')::date::text as ended from membership where consent_text = 'Agree?' order by membership_id`

test('[CONS-10, D53] a restore brings back no consent that was withdrawn, and no membership that was left, after the backup', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  const run = (sql: string) => runSql(place.database.config, sql)
  await run(membershipSql(BEFORE, `'2026-01-02Z'`))
  for (const id of [AFTER, STANDS, LEFT, BOTH]) await run(membershipSql(id, 'null'))
  const withdrawn = join(place.dataDir, 'withdrawn-consents')
  const left = join(place.dataDir, 'left-memberships')
  appendFileSync(withdrawn, `${BEFORE} 2026-01-02T00:00:00.000Z\n`)
  appendFileSync(left, `${LEFT} 2026-01-04T00:00:00.000Z\n`)
  const folder = await takeBackup(place, 'backup')
  appendFileSync(withdrawn, `${AFTER} 2026-01-03T00:00:00.000Z\n${BOTH} 2026-01-05T00:00:00.000Z\n`)
  // As where the data folder was lost with its lists: what the backup has of them counts as well.
  rmSync(left)
  appendFileSync(left, `${BOTH} 2026-01-04T00:00:00.000Z\n`)

  await restoreBackup(place, { folder, replace: true })

  expect(await run(ENDINGS)).toEqual([
    { id: BEFORE, name: 'Anna', withdrawn: '2026-01-02', ended: '2026-01-02' },
    { id: AFTER, name: null, withdrawn: '2026-01-03', ended: '2026-01-03' },
    { id: STANDS, name: 'Anna', withdrawn: null, ended: null },
    { id: LEFT, name: 'Anna', withdrawn: null, ended: '2026-01-04' },
    { id: BOTH, name: null, withdrawn: '2026-01-05', ended: '2026-01-04' },
  ])
  // The lists are the longer of the two, and a restore elsewhere knows those of the backup.
  expect(readFileSync(withdrawn, 'utf8').split('\n').toSorted()).toEqual([
    '',
    `${BEFORE} 2026-01-02T00:00:00.000Z`,
    `${AFTER} 2026-01-03T00:00:00.000Z`,
    `${BOTH} 2026-01-05T00:00:00.000Z`,
  ])
  expect(readFileSync(left, 'utf8').split('\n').toSorted()).toEqual([
    '',
    `${LEFT} 2026-01-04T00:00:00.000Z`,
    `${BOTH} 2026-01-04T00:00:00.000Z`,
  ])
  expect(readFileSync(join(folder, 'withdrawn-consents'), 'utf8')).toContain(BEFORE)
})

test('[CONS-10] a line of a list that cannot be read stops the restore, and nothing is changed', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  const folder = await takeBackup(place, 'backup')
  for (const name of ['withdrawn-consents', 'left-memberships']) {
    const list = join(place.dataDir, name)
    appendFileSync(list, 'half a li')
    await expect(restoreBackup(place, { folder, replace: true })).rejects.toThrow(`Line 1 of ${list}`)
    rmSync(list)
  }
})
