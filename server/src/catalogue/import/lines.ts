import { isUtf8 } from 'node:buffer'
import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { CannotStart } from '../../cannotStart.ts'

const NEWLINE = 10
/** A file without line ends is not one of ours; searching for its first one would fill the memory. */
const LONGEST_LINE = 1_000_000
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Reads line by line, because such files have hundreds of megabytes. The hash covers every byte. Some files are UTF-8
 * and some Latin-1, and none says which.
 */
export async function* readLines(path: string, hash: Hash): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
      const line = decodeLine(bytes.subarray(from, to))
      yield isFirst ? line.replace(BYTE_ORDER_MARK, '') : line
      isFirst = false
      from = to + 1
    }
    rest = bytes.subarray(from)
    if (rest.length > LONGEST_LINE) throw new CannotStart(`${basename(path)} is no text in lines.`)
  }
  if (rest.length > 0) yield decodeLine(rest)
}

const oldLetters = new TextDecoder('windows-1252')
/** All except the tab, which separates columns: they control a terminal, and the database refuses NUL. */
const CONTROL_SIGNS = /[^\P{Cc}\t]+/gu

function decodeLine(line: Buffer): string {
  const text = isUtf8(line) ? line.toString('utf8') : oldLetters.decode(line)
  return (text.endsWith('\r') ? text.slice(0, -1) : text).replaceAll(CONTROL_SIGNS, ' ')
}
