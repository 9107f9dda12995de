import { entryLine, openSection } from '@reprieve/contract/sync/transfer/fileText.ts'

/** The page holds at most this many characters; the browser keeps the rest, and may put it on the disk. */
const HELD = 1_000_000

export type FileWriter = ReturnType<typeof fileWriter>

/** Writes a file piece by piece. Its first line is created last: only then is known what it lacks. [FILE-2] */
export function fileWriter() {
  const done: Blob[] = []
  let texts: string[] = []
  let held = 0
  let isFirst = true
  const write = (text: string): void => {
    texts.push(text)
    held += text.length
    if (held >= HELD) settle()
  }
  const settle = (): void => {
    done.push(new Blob(texts))
    texts = []
    held = 0
  }
  return {
    open(section: Parameters<typeof openSection>[0]) {
      isFirst = true
      write(openSection(section))
    },
    entries(entries: readonly unknown[]) {
      if (entries.length === 0) return
      write((isFirst ? '' : ',\n') + entries.map(entryLine).join(',\n'))
      isFirst = false
    },
    close: (end: string): void => write(end),
    blob: (head: string): Blob => new Blob([head, ...done, ...texts], { type: 'application/json' }),
  }
}
