import { readFileSync } from 'node:fs'

/** A value for each required part of a path; optional parts are left out. */
const PARTS: Record<string, string> = {
  token: 'A'.repeat(43),
  report_uuid: '00000000-0000-4000-8000-000000000000',
  provider: 'google',
  field: 'symptom',
}

const source = readFileSync(new URL('../../../domain/src/access/routes.ts', import.meta.url), 'utf8')

/** Every address of the app, read from the app's own list: a new route is tested without a change here. */
export const ROUTE_PATHS: readonly string[] = [...source.matchAll(/'(\/[^']*)',/g)].map(([, path = '']) =>
  path
    .replaceAll(/\/\{-\$\w+\}/g, '')
    .replaceAll(/\$(\w+)/g, (_, part: string) => PARTS[part] ?? '7')
    .replace(/^\/\$$/, '/no/such/page'),
)
