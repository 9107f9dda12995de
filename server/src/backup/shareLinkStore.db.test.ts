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

const linkSql = (name: string, expires: string, revoked: string): string =>
  `insert into share_link values (sha256('${name}'), 12, gen_random_uuid(), gen_random_uuid(), '[]', null, now(), ${expires}, ${revoked}, 'ready', null)`

test('[SHARE-11, D53] a restore ends every link: one of them may have been taken back after the backup', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  const run = (sql: string) => runSql(place.database.config, sql)
  await run(linkSql('open', `now() + interval '9 days'`, 'null'))
  await run(linkSql('revoked', `now() + interval '9 days'`, `'2026-01-02Z'`))
  await run(linkSql('over', `'2026-01-03Z'`, 'null'))
  const folder = await takeBackup(place, 'backup')
  await run(`update share_link set revoked_at = now() where token_hash = sha256('open')`)

  await restoreBackup(place, { folder, replace: true })

  const links = await run(
    `select name, revoked_at > now() - interval '1 hour' as now, (revoked_at at time zone 'UTC')::date::text as day
     from share_link join unnest(array['open', 'revoked', 'over']) as name on token_hash = sha256(name::bytea) order by name`,
  )
  expect(links).toEqual([
    { name: 'open', now: true, day: expect.any(String) as string },
    { name: 'over', now: null, day: null },
    { name: 'revoked', now: false, day: '2026-01-02' },
  ])
  expect(await run('select from share_link where revoked_at is null and expires_at > now()')).toEqual([])
})
