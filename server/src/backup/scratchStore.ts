import type pg from 'pg'

const PREFIX = 'reprieve_verify_'

/** Creates an empty database beside the others of the server. */
export async function createScratch(pool: pg.Pool, id: string): Promise<string> {
  const name = `${PREFIX}${id}`
  await pool.query(`create database "${name}" template template0 encoding 'UTF8'`)
  return name
}

export async function dropScratch(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(`drop database if exists "${name}"`)
}

/** The scratch databases that nobody is connected to: those of commands that were killed. */
export async function listAbandoned(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select datname as name from pg_database d
     where starts_with(datname, $1) and pg_has_role(datdba, 'member')
       and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
    [PREFIX],
  )
  return rows.map(({ name }) => name)
}
