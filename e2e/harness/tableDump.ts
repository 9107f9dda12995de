import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clustersUnder } from './processCleanup.ts'

const PSQL = ['/usr/lib/postgresql/15/bin/psql', '/usr/bin/psql']
const TABLES = `select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public' order by 1`

/**
 * Every row of one person in every table, as text, if psql is installed; otherwise the answers of the API must do. The
 * embedded database has no client program.
 */
export function dumpPersonRows(dataDir: string, userId: number, left: readonly string[] = []): string | null {
  const psql = PSQL.find((path) => existsSync(path))
  const [cluster] = clustersUnder(dataDir)
  if (psql === undefined || cluster === undefined) return null
  const ask = queryBy(psql, dataDir, cluster)
  const tables = ask(TABLES)
    .split('\n')
    .filter((table) => table !== '' && !left.includes(table))
  const rows = (table: string) =>
    `select '${table} ' || row_to_json(t)::text from "${table}" t where user_id = ${userId}`
  return ask(`${tables.map(rows).join(' union all ')} order by 1`)
}

function queryBy(psql: string, dataDir: string, cluster: string): (sql: string) => string {
  // Lines 4 and 5 of the pid file are the port and the socket folder of PostgreSQL.
  const [, , , port = '', socketFolder = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split(
    '\n',
  )
  const password = readFileSync(join(dataDir, 'keys/postgres-superuser'), 'utf8').trim()
  const where = ['-h', socketFolder, '-p', port, '-U', 'postgres', '-d', 'reprieve']
  return (sql) =>
    execFileSync(psql, [...where, '-XtAc', sql], {
      env: { PGPASSWORD: password },
      encoding: 'utf8',
      cwd: '/',
    })
}
