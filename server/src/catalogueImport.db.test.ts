import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testPlaces } from './backup/testPlaces.ts'
import { runSql } from './testing/testDatabase.ts'

const places = testPlaces()
afterAll(() => places.removeAll())

const COMMAND = join(import.meta.dirname, 'catalogueImport.ts')
const FIXTURES = join(import.meta.dirname, 'catalogue', 'import', 'fixtures')

interface ImportCommandResult {
  code: number | string | null | undefined
  said: string
}

/** As `npm run catalogue:import` starts it. */
const run = (env: Record<string, string>, ...args: string[]): Promise<ImportCommandResult> =>
  new Promise((resolve) => {
    const { PATH } = process.env
    execFile(process.execPath, [COMMAND, ...args], { env: { PATH, ...env } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, said: stdout + stderr })
    })
  })

test('[CAT-7, CAT-8] the command shows the licence, imports into whatever database it is given, and removes again @long', async () => {
  const { url, dataDir, database } = await places.givenEmpty()
  const env = { DATABASE_URL: url, DATA_DIR: dataDir }
  const wanted = ['--source', 'icd10cm', '--release', '2027', '--folder', join(FIXTURES, 'icd10cm')]
  const refused = await run(env, ...wanted)
  expect(refused).toEqual({
    code: 1,
    said: expect.stringMatching(/National Center for Health Statistics[^]*Nothing was imported/) as string,
  })
  const imported = await run(env, ...wanted, '--accept-licence')
  expect(imported).toEqual({
    code: 0,
    said: expect.stringContaining('icd10cm 2027 is imported: 6 entries of 10 lines') as string,
  })
  const kept = () => runSql(database.config, 'select source, release, concepts from term_source')
  expect(await kept()).toEqual([{ source: 'icd10cm', release: '2027', concepts: 6 }])
  expect(await run(env, '--source', 'icd10cm', '--remove')).toMatchObject({ code: 0 })
  expect(await kept()).toEqual([])
})

test('[CAT-7] a folder that holds no database is told from one that does', async () => {
  const { dataDir } = places.embedded()
  const wanted = ['--source', 'ndc', '--release', '1', '--folder', FIXTURES, '--accept-licence']
  expect(await run({ DATA_DIR: dataDir }, ...wanted)).toEqual({
    code: 1,
    said: expect.stringContaining(`There is no database in ${dataDir}: start the server once`) as string,
  })
})
