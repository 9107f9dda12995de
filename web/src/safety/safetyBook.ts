import {
  makeSafetyBook,
  readSafetyFile,
  type SafetyBook,
  type SafetyEntry,
} from '@reprieve/domain/safety/safetyBook.ts'

let read: Promise<SafetyBook> | null = null

/** In a separate file, loaded when there is a text to check; a failed load is tried again. [SAFE-13] */
export function safetyBook(): Promise<SafetyBook> {
  read ??= readBook()
  return read
}

async function readBook(): Promise<SafetyBook> {
  try {
    const { SAFETY_FILES } = await import('@reprieve/content/safetyFiles.ts')
    const entries: SafetyEntry[] = []
    for (const file of SAFETY_FILES) {
      entries.push(...readSafetyFile(file))
      // Lets pending input run first.
      await new Promise((resolve) => setTimeout(resolve))
    }
    return makeSafetyBook(entries)
  } catch (fault) {
    read = null
    throw fault
  }
}
