import type { ConcernBook, ConcernEntry } from '@reprieve/domain/safety/concern/concernBook.ts'
import { scriptsIn, type Script } from '@reprieve/domain/safety/concern/scriptsIn.ts'

const FILES: Readonly<Record<Script, () => Promise<readonly unknown[]>>> = {
  latin: async () => (await import('@reprieve/content/concern/latinFiles.ts')).LATIN_CONCERN_FILES,
  cyrillic: async () => (await import('@reprieve/content/concern/cyrillicFiles.ts')).CYRILLIC_CONCERN_FILES,
  hangul: async () => (await import('@reprieve/content/concern/hangulFiles.ts')).HANGUL_CONCERN_FILES,
  han: async () => (await import('@reprieve/content/concern/hanFiles.ts')).HAN_CONCERN_FILES,
}

const books = new Map<string, Promise<ConcernBook>>()

/**
 * The word classes for the scripts of a text. They are large, so they are fetched only when a text holds no danger, and
 * only once; a fetch that failed is tried again. [SAFE-25]
 */
export function concernBook(text: string): Promise<ConcernBook> {
  const scripts = scriptsIn(text)
  const name = scripts.join(' ')
  const known = books.get(name)
  if (known !== undefined) return known
  const book = readBook(scripts)
  books.set(name, book)
  book.catch(() => books.delete(name))
  return book
}

async function readBook(scripts: readonly Script[]): Promise<ConcernBook> {
  const [files, { readConcernFile }, { indexOf }] = await Promise.all([
    Promise.all(scripts.map((script) => FILES[script]())),
    import('@reprieve/domain/safety/concern/concernBook.ts'),
    import('@reprieve/domain/safety/phraseIndex.ts'),
  ])
  const entries: ConcernEntry[] = []
  for (const file of files.flat()) {
    entries.push(...readConcernFile(file))
    // Lets pending input run first.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return indexOf(entries)
}
