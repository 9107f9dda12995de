import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { CannotStart } from '../../cannotStart.ts'
import { filesIn } from './filesIn.ts'
import { readLines } from './lines.ts'
import { termRows } from './termRows.ts'
import { dropSource, replaceSource, copyTerms, insertSource, inImportTransaction } from './termStore.ts'
import { SOURCES, type SourceName } from './sources.ts'
import type { ReadOptions, Tally, Term } from './term.ts'

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
    await copyTerms(client, Readable.from(batches(read(lines, tally, { allCodes }))))
    const concepts = await replaceSource(client, { source, kind })
    if (concepts === 0) throw new CannotStart(nothingIn(tally))
    const checksum = hash.digest('hex')
    await insertSource(client, { source, release, checksum, licence, concepts, now })
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
