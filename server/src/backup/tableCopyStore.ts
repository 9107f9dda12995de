import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { CannotStart } from '../cannotStart.ts'
import { type TableEntry, tableFile } from './manifest.ts'
import type { BackupTarget } from './backupTarget.ts'
import { createRowCounter, createDigestStream, discard } from './fileStreams.ts'

// The text format is the same in every version of PostgreSQL; the binary one is not.
const FORMAT = `(format text, encoding 'UTF8')`

const copyOut = (client: pg.PoolClient, name: string): Readable =>
  client.query(copyTo(`copy ${client.escapeIdentifier(name)} to stdout ${FORMAT}`))

export async function writeTable(
  client: pg.PoolClient,
  name: string,
  target: BackupTarget,
): Promise<TableEntry> {
  if (/[/\\\0]/.test(name)) {
    throw new CannotStart(`No file can be named after the table "${name}": rename it or move it elsewhere.`)
  }
  const [counted, text, digested] = [createRowCounter(), createDigestStream(), createDigestStream()]
  await pipeline(
    copyOut(client, name),
    counted.stream,
    text.stream,
    createGzip(),
    digested.stream,
    target.newFile(tableFile(name)),
  )
  return { name, rows: counted.rows(), sha256: digested.sha256(), text_sha256: text.sha256() }
}

interface TableDigest {
  rows: number
  sha256: string
}

/** What a copy of the table holds now. */
export async function digestTable(client: pg.PoolClient, name: string): Promise<TableDigest> {
  const [counted, text] = [createRowCounter(), createDigestStream()]
  await pipeline(copyOut(client, name), counted.stream, text.stream, discard())
  return { rows: counted.rows(), sha256: text.sha256() }
}

/** Returns the hash of the rows that were read. */
export async function readTable(
  client: pg.PoolClient,
  { name, rows }: TableEntry,
  folder: string,
): Promise<string> {
  const table = client.query(copyFrom(`copy ${client.escapeIdentifier(name)} from stdin ${FORMAT}`))
  const text = createDigestStream()
  await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), text.stream, table)
  if (table.rowCount === rows) return text.sha256()
  throw new CannotStart(
    `${tableFile(name)} holds ${table.rowCount} rows and should hold ${rows}: use another backup.`,
  )
}
