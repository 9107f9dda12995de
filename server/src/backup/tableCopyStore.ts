import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { CannotStart } from '../cannotStart.ts'
import { type TableEntry, tableFile } from './manifest.ts'
import { createRowCounter, createDigestStream, newFile } from './fileStreams.ts'

// The text format is the same in every version of PostgreSQL; the binary one is not.
const FORMAT = `(format text, encoding 'UTF8')`

export async function writeTable(client: pg.PoolClient, name: string, folder: string): Promise<TableEntry> {
  const counted = createRowCounter()
  const digested = createDigestStream()
  await pipeline(
    client.query(copyTo(`copy ${client.escapeIdentifier(name)} to stdout ${FORMAT}`)),
    counted.stream,
    createGzip(),
    digested.stream,
    newFile(join(folder, tableFile(name))),
  )
  return { name, rows: counted.rows(), sha256: digested.sha256() }
}

export async function readTable(
  client: pg.PoolClient,
  { name, rows }: TableEntry,
  folder: string,
): Promise<void> {
  const table = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} from stdin ${FORMAT}`))
  await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), table)
  if (table.rowCount === rows) return
  throw new CannotStart(
    `${tableFile(name)} holds ${table.rowCount} rows and should hold ${rows}: use another backup.`,
  )
}
