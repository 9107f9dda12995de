import { ACCOUNT, CLOSED, CLOSED_LAST, openSection } from '@reprieve/contract/sync/transfer/fileText.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'

const LARGEST_DIARY = 100 * 1024 * 1024

export type TextFault = 'too-large' | 'unreadable-file'

/** No entry can contain it: a line break inside a string is escaped. */
const ACCOUNT_BEGINS = CLOSED + openSection(ACCOUNT)

const FIRST_LINE = 10_000

/** By its first line: without an account part to leave out, a large file stays too large, and is not read at all. */
async function saysAccount(file: Blob): Promise<boolean> {
  const start = await file
    .slice(0, FIRST_LINE)
    .text()
    .catch(() => '')
  return /^[^\n]*"missing":\[/.test(start)
}

/**
 * The text of a file up to the end of the diary. The account part follows and may be as large as years of reports: the
 * text only says that it is there. [FILE-3]
 */
export async function diaryText(
  file: Blob,
  largest: number = LARGEST_DIARY,
): Promise<Result<string, TextFault>> {
  if (file.size > largest && !(await saysAccount(file))) return err('too-large')
  const decoder = new TextDecoder()
  const reader = file.stream().getReader()
  const pieces: string[] = []
  let bytes = 0
  let tail = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      const seen = tail + decoder.decode(value, { stream: !done })
      const begins = seen.indexOf(ACCOUNT_BEGINS)
      const first = begins === -1 ? undefined : seen[begins + ACCOUNT_BEGINS.length]
      if (first !== undefined) {
        void reader.cancel().catch(() => undefined)
        const entry = first === '\n' ? '' : '{}'
        return ok([...pieces, seen.slice(0, begins), ACCOUNT_BEGINS, entry, CLOSED_LAST].join(''))
      }
      bytes += value?.length ?? 0
      if (bytes > largest) return err('too-large')
      // The marker may span two pieces.
      const ready = done ? seen.length : Math.max(0, seen.length - ACCOUNT_BEGINS.length)
      pieces.push(seen.slice(0, ready))
      tail = seen.slice(ready)
      if (done) return ok(pieces.join(''))
    }
  } catch {
    return err('unreadable-file')
  }
}
