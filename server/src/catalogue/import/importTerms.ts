import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { CannotStart } from '../../cannotStart.ts'
import { filesIn } from './filesIn.ts'
import { readLines } from './lines.ts'
import { COPY_TERM_ROWS, CREATE_TERM_TABLE, termRows } from './readTable.ts'
import { dropSource, replaceSource } from './replaceSource.ts'
import { SOURCES, type SourceName } from './sources.ts'
import type { ReadOptions, Tally, Term } from './term.ts'
import { inImportTransaction } from './wholeOrNothing.ts'

export interface ImportRequest extends ReadOptions {
  source: SourceName
  release: string
  folder: string
  now: Date
}

export interface ImportResult extends Tally {
  concepts: number
  checksum: string
}

/** Imports a source completely or not at all. [CAT-7] */
export async function importTerms(pool: pg.Pool, wanted: ImportRequest): Promise<ImportResult> {
  const { kind, licence, files, read } = SOURCES[wanted.source]
  const { source, release, now, allCodes } = wanted
  const hash = createHash('sha256')
  const tally: Tally = { lines: 0, left: 0, unreadable: 0 }
  const lines = filesIn(wanted.folder, files).map((path) => readLines(path, hash))
  return inImportTransaction(pool, async (client) => {
    await client.query(CREATE_TERM_TABLE)
    await pipeline(
      Readable.from(batches(read(lines, tally, { allCodes }))),
      client.query(copyFrom(COPY_TERM_ROWS)),
    )
    const concepts = await replaceSource(client, { source, kind })
    if (concepts === 0) throw new CannotStart(nothingIn(tally))
    const checksum = hash.digest('hex')
    await client.query(
      `insert into term_source (source, release, checksum, licence, concepts, imported_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [source, release, checksum, licence, concepts, now],
    )
    return { ...tally, concepts, checksum }
  })
}

export const removeTerms = (pool: pg.Pool, source: SourceName): Promise<void> =>
  inImportTransaction(pool, (client) => dropSource(client, source))

const nothingIn = ({ lines, unreadable }: Tally): string =>
  `Nothing was imported: of ${lines} lines ${unreadable} are not as they should be, and none of the others is of use. Is it the right file?`

const BATCH_LETTERS = 1 << 16

/** Writing line by line would mean a hundred thousand small writes. */
async function* batches(terms: AsyncIterable<Term>): AsyncGenerator<Buffer> {
  let batch = ''
  for await (const term of terms) {
    batch += termRows(term)
    if (batch.length < BATCH_LETTERS) continue
    yield Buffer.from(batch)
    batch = ''
  }
  if (batch !== '') yield Buffer.from(batch)
}
