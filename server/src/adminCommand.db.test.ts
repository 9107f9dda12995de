import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testPlaces } from './backup/testPlaces.ts'

const places = testPlaces()
afterAll(() => places.removeAll())

/** As `npm run admin` starts it. */
const run = (env: Record<string, string>, ...args: string[]): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const { PATH } = process.env
    const command = join(import.meta.dirname, 'adminCommand.ts')
    execFile(process.execPath, [command, ...args], { env: { PATH, ...env } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, said: (stdout + stderr).trim() })
    })
  })

test('[ADMIN-1] the command works on the database that the server has, and makes none of its own', async () => {
  const { url, dataDir } = await places.givenEmpty()
  expect(await run({ DATABASE_URL: url, DATA_DIR: dataDir }, 'queues')).toEqual({
    code: 0,
    said: 'jobs: nothing waits\nmail: nothing waits',
  })
  const { dataDir: empty } = places.embedded()
  expect(await run({ DATA_DIR: empty }, 'queues')).toEqual({
    code: 1,
    said: expect.stringContaining(`There is no database in ${empty}`) as string,
  })
})

test('[ADMIN-13] status shows a server in its place, and ends with 1 if it needs a person', async () => {
  const { url, dataDir } = await places.given()
  const { code, said } = await run({ DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: 'production' }, 'status')
  expect(said).toMatch(/^version +\d/)
  expect(said).toContain('! SMTP_URL is not set')
  expect(code).toBe(1)
})
