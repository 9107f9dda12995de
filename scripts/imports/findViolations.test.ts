import { expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

/** A made-up file that imports one thing. */
const importing = (path: string, specifier: string) => ({
  path,
  text: `import { x } from '${specifier}'\nx()\n`,
})
const reasonsFor = (path: string, text: string): string[] =>
  findViolations([{ path, text }]).map((found) => found.text)

const REFUSED = [
  ['domain/src/records/a.ts', '@reprieve/contract/codes.ts', 'this package may not import that one'],
  ['domain/src/records/a.ts', 'zod', 'this package may not use that library'],
  ['domain/src/records/a.ts', 'node:fs', 'this package may not use that library'],
  ['contract/src/records/wire.ts', '@reprieve/locales/text.ts', 'this package may not import that one'],
  ['contract/src/records/wire.ts', 'kysely', 'this package may not use that library'],
  ['charts/src/line.ts', '@reprieve/contract/codes.ts', 'this package may not import that one'],
  ['charts/src/line.ts', 'react', 'this package may not use that library'],
  ['locales/src/text.ts', '@reprieve/domain/result.ts', 'this package may not import that one'],
  ['content/src/guide.ts', '@reprieve/domain/result.ts', 'this package may not import that one'],
  ['server/src/records/store.ts', '@reprieve/web/paths/paths.ts', 'this package may not import that one'],
  ['server/src/records/store.ts', '../../../scripts/check.ts', 'this package may not import that one'],
  ['web/src/records/Card.tsx', '@reprieve/server/config.ts', 'this package may not import that one'],
  ['web/src/records/Card.tsx', 'node:path', 'the browser has no Node modules'],
  ['mind/src/voice.ts', 'node:fs', 'this package may not use that library'],
  ['mind/src/voice.ts', '@reprieve/server/config.ts', 'this package may not import that one'],
  [
    'mind/src/voice.ts',
    '@reprieve/locales/loadText.ts',
    "mind loads its texts by answerText.ts: a worker with loadText.ts would ship every area's texts twice",
  ],
  ['e2e/journeys/a.ts', '@reprieve/domain/result.ts', 'this package may not import that one'],
  ['e2e/journeys/a.ts', '../../server/src/config.ts', 'this package may not import that one'],
  ['bench/src/run.ts', '../../scripts/check.ts', 'this package may not import that one'],
  ['server/src/records/store.ts', '../testing/person.ts', 'only tests import tests, testing/ and fixtures/'],
  ['domain/src/lists/a.ts', '../records/b.ts', 'an area imports only areas on earlier lines of the order'],
  ['domain/src/records/a.ts', '../doses/b.ts', 'an area imports only areas on earlier lines of the order'],
  ['domain/src/time/a.ts', '../schedule/b.ts', 'an area imports only areas on earlier lines of the order'],
  ['domain/src/result.ts', './time/instant.ts', 'files beside the areas of domain know none of them'],
  [
    'contract/src/records/calls.ts',
    '../calls.ts',
    'the list of all calls knows the areas; they do not know it',
  ],
  [
    'server/src/records/store.ts',
    '../lists/handlers.ts',
    "handlers are an area's own: import its store instead",
  ],
  ['server/src/records/handlers.ts', '../http/router.ts', 'areas may not import this part of their package'],
  ['server/src/records/handlers.ts', '../main.ts', 'areas may not import this part of their package'],
  ['server/src/db/items.ts', '../records/store.ts', 'this foundation may not know that part of its package'],
  [
    'server/src/outside/mail.ts',
    '../account/store.ts',
    'this foundation may not know that part of its package',
  ],
  [
    'server/src/http/router.ts',
    '../records/handlers.ts',
    'this foundation may not know that part of its package',
  ],
  ['server/src/config.ts', './db/pool.ts', 'this foundation may not know that part of its package'],
  [
    'web/src/ui/Slider.tsx',
    '../records/recordTable.ts',
    'this foundation may not know that part of its package',
  ],
  [
    'web/src/ui/Slider.tsx',
    '@reprieve/domain/result.ts',
    'web/ui knows no word of ours: give it what it shows',
  ],
  [
    'web/src/ui/Slider.tsx',
    '@reprieve/content/lists.ts',
    'web/ui knows no word of ours: give it what it shows',
  ],
  [
    'web/src/local/tables.ts',
    '../records/recordTable.ts',
    'this foundation may not know that part of its package',
  ],
  ['web/src/records/Card.tsx', '../app/routes/routes.tsx', 'areas may not import this part of their package'],
  [
    'web/src/home/Card.tsx',
    '../records/RecordEditor.tsx',
    "a screen is an area's own: share its table or a small part",
  ],
  ['web/src/home/Card.tsx', '../sync/runSync.ts', 'areas do not call sync: their tables ring local/changes'],
  ['web/src/sync/runSync.ts', '../records/RecordCard.tsx', 'of the areas, sync reads the tables alone'],
  ['web/src/sync/runSync.ts', '../ui/Toast.tsx', 'the carrying of sync shows nothing: its screens do'],
] as const

test.each(REFUSED)('[HOUSE 2.3] %s may not import %s', (path, specifier, reason) => {
  expect(findViolations([importing(path, specifier)]).map(({ text }) => text)).toContain(
    `imports ${specifier}: ${reason}`,
  )
})

const ALLOWED = [
  ['domain/src/records/a.ts', '../lists/b.ts'],
  ['domain/src/records/a.ts', '../result.ts'],
  ['domain/src/schedule/a.ts', '../time/instant.ts'],
  ['contract/src/calls.ts', './records/calls.ts'],
  ['contract/src/records/calls.ts', 'zod'],
  ['server/src/records/store.ts', '../lists/store.ts'],
  ['server/src/records/handlers.ts', '../handler.ts'],
  ['server/src/http/handlers.ts', '../records/handlers.ts'],
  ['server/src/serve.ts', './http/handlers.ts'],
  ['web/src/home/Card.tsx', '../records/recordTable.ts'],
  ['web/src/home/Card.tsx', '../paths/paths.ts'],
  ['web/src/app/routes/screens.ts', '../../records/RecordEditor.tsx'],
  ['web/src/sync/runSync.ts', '../records/recordTable.ts'],
  ['web/src/sync/SyncTag.tsx', '../ui/Tag.tsx'],
  ['web/src/sync/SyncTag.tsx', '../text/useText.tsx'],
  ['web/src/ui/bodyMap/bodyShapes.ts', '@reprieve/content/body/bodyShapes.json'],
  ['web/src/api/client.ts', '../../package.json'],
  ['e2e/journeys/a.ts', '@reprieve/contract/calls.ts'],
  ['bench/src/run.ts', '@reprieve/server/config.ts'],
  ['bench/src/web/browser.ts', '@reprieve/e2e/harness/browserPath.ts'],
] as const

test.each(ALLOWED)('[HOUSE 2.3] %s may import %s', (path, specifier) => {
  expect(findViolations([importing(path, specifier)])).toEqual([])
})

test('[HOUSE 2.3] the rules between packages apply to a test, but not the order inside its own', () => {
  const path = 'server/src/lists/store.db.test.ts'
  expect(findViolations([importing(path, '../records/store.ts'), importing(path, 'node:fs')])).toEqual([])
  expect(findViolations([importing(path, '@reprieve/web/main.tsx')])).toHaveLength(1)
})

test.each([
  "export * from '../records/b.ts'",
  "export { b } from '../records/b.ts'",
  "import type { B } from '../records/b.ts'",
  "export type B = import('../records/b.ts').B",
  "export const b = () => import('../records/b.ts')",
])('[HOUSE 2.3] an arrow is seen however it is drawn: %s', (text) => {
  expect(reasonsFor('domain/src/lists/a.ts', text)).toHaveLength(1)
})

test.each(['Date.now()', 'new Date()', 'Math.random()', "fetch('/')", 'console.log(1)'])(
  '[HOUSE 2.4] domain may not use %s',
  (use) => {
    expect(reasonsFor('domain/src/records/a.ts', `export const a = () => ${use}\n`)).toHaveLength(1)
  },
)

test('[HOUSE 2.4] domain may read a moment that it was given', () => {
  expect(reasonsFor('domain/src/records/a.ts', 'export const a = (ms: number) => new Date(ms)\n')).toEqual([])
})

test('[HOUSE 2.4] the environment is read in config.ts alone', () => {
  const text = 'export const port = process.env.PORT\n'
  expect(reasonsFor('server/src/config.ts', text)).toEqual([])
  expect(reasonsFor('server/src/http/server.ts', text)).toHaveLength(1)
})

const QUERIES = [
  "db.selectFrom('item')",
  "db.insertInto('item')",
  "db.updateTable('item')",
  "db.deleteFrom('item')",
  "client.query('select 1')",
  "client.query<{ n: number }>('select 1')",
  'openItems(db).execute()',
  'openItems(db).executeTakeFirst()',
  'sql`select 1`',
  'sql<{ n: number }>`select 1`',
  "sql.raw('select 1')",
]

test.each(QUERIES)('[TOOL-27] a query outside of a store is refused: %s', (query) => {
  const text = `export const rowsFound = () => ${query}\n`
  const refused =
    'a query: SQL is written in store.ts, *Store.ts and server/src/db alone: call a function of the store'
  for (const path of ['records/handlers.ts', 'jobs/sweep.ts', 'openDatabase.ts', 'records/restore.ts'])
    expect(reasonsFor(`server/src/${path}`, text)).toContain(refused)
})

test.each([
  'server/src/records/store.ts',
  'server/src/access/sessionStore.ts',
  'server/src/account/data/personRowStore.ts',
  'server/src/db/embedded/startEmbedded.ts',
  'server/src/records/records.db.test.ts',
  'server/src/testing/person.ts',
  'server/src/reports/testReports.ts',
  'web/src/local/tables.ts',
])('[TOOL-27] a query is allowed in %s', (path) => {
  for (const query of QUERIES)
    expect(reasonsFor(path, `export const rowsFound = () => ${query}\n`)).toEqual([])
})

test('[HOUSE 2.2] a folder without a place in the order is refused', () => {
  expect(reasonsFor('server/src/payments/store.ts', '')).toHaveLength(1)
  expect(reasonsFor('web/src/session.ts', '')).toHaveLength(1)
})

test.each(['domain/src/records/types.ts', 'web/src/records/index.ts', 'server/src/db/helpers/a.ts'])(
  '[HOUSE 2.2] a file that names no subject is refused: %s',
  (path) => {
    expect(reasonsFor(path, '')).toEqual(['name the subject: no utils, helpers, common, types or index'])
  },
)

test('[HOUSE 2.3] a violation names its file and line', () => {
  const text = "// a comment\n\nimport { b } from '../records/b.ts'\nb()\n"
  expect(findViolations([{ path: 'domain/src/lists/a.ts', text }])).toMatchObject([
    { path: 'domain/src/lists/a.ts', line: 3 },
  ])
})

test('[HOUSE 2.3] a file that cannot be parsed does not pass as an empty one', () => {
  expect(() => reasonsFor('domain/src/lists/a.ts', 'import {')).toThrow(
    'domain/src/lists/a.ts cannot be parsed',
  )
})
