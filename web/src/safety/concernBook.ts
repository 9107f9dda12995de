import type { ConcernBook, ConcernEntry } from '@reprieve/domain/safety/concern/concernBook.ts'

let read: Promise<ConcernBook> | null = null

/** In a file of its own, fetched when a text has no danger in it; a fetch that failed is tried again. [SAFE-20] */
export function concernBook(): Promise<ConcernBook> {
  read ??= readBook()
  return read
}

async function readBook(): Promise<ConcernBook> {
  try {
    const [{ CONCERN_FILES }, { readConcernFile }, { indexOf }] = await Promise.all([
      import('@reprieve/content/concernFiles.ts'),
      import('@reprieve/domain/safety/concern/concernBook.ts'),
      import('@reprieve/domain/safety/phraseIndex.ts'),
    ])
    const entries: ConcernEntry[] = []
    for (const file of CONCERN_FILES) {
      entries.push(...readConcernFile(file))
      // A press that came meanwhile goes first.
      await new Promise((resolve) => setTimeout(resolve))
    }
    return indexOf(entries)
  } catch (fault) {
    read = null
    throw fault
  }
}
