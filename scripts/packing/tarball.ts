import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** A file of the tarball: its content, a file on the disk, or where a link leads. */
export interface TarEntry {
  path: string
  from: { text: string } | { file: string } | { link: string }
  isProgram: boolean
}

const BLOCK = 512
const NAME_LENGTH = 100
const PREFIX_LENGTH = 155
// The first of January 1980: some programs take earlier times for mistakes.
const TIME = 315_532_800

/** Writes the entries in the order of their names, with one owner and one time for all. [PKG-3] */
export async function writeTarball(file: string, entries: readonly TarEntry[]): Promise<void> {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  await pipeline(Readable.from(blocksOf(sorted)), createGzip(), createWriteStream(file))
}

async function* blocksOf(entries: readonly TarEntry[]): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    const link = 'link' in entry.from ? entry.from.link : ''
    const content = await contentOf(entry.from)
    yield headerOf(entry, { size: content.length, link })
    yield content
    yield Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)
  }
  yield Buffer.alloc(2 * BLOCK)
}

async function contentOf(from: TarEntry['from']): Promise<Buffer> {
  if ('file' in from) return readFile(from.file)
  return Buffer.from('text' in from ? from.text : '')
}

const LINK_MODE = 0o777
const PROGRAM_MODE = 0o755
const FILE_MODE = 0o644

interface Content {
  size: number
  link: string
}

/** The header of ustar: fixed fields, numbers in octal. */
function headerOf({ path, isProgram }: TarEntry, { size, link }: Content): Buffer {
  const [prefix, name] = splitPath(path)
  if (Buffer.byteLength(link) > NAME_LENGTH) throw new Error(`The link of ${path} is too long for a tarball.`)
  const header = Buffer.alloc(BLOCK)
  const isLink = link !== ''
  header.write(name, 0)
  header.write(octal(isLink ? LINK_MODE : isProgram ? PROGRAM_MODE : FILE_MODE, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(TIME, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write(isLink ? '2' : '0', 156)
  header.write(link, 157)
  header.write('ustar\u000000root', 257)
  header.write('root', 297)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 7)}\0 `, 148)
  return header
}

const octal = (value: number, width: number): string => value.toString(8).padStart(width - 1, '0')

function splitPath(path: string): [string, string] {
  if (Buffer.byteLength(path) <= NAME_LENGTH) return ['', path]
  for (let cut = path.indexOf('/'); cut !== -1; cut = path.indexOf('/', cut + 1)) {
    const [prefix, name] = [path.slice(0, cut), path.slice(cut + 1)]
    if (Buffer.byteLength(prefix) <= PREFIX_LENGTH && Buffer.byteLength(name) <= NAME_LENGTH)
      return [prefix, name]
  }
  throw new Error(`${path} is too long a path for a tarball.`)
}
