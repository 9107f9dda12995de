import { err, ok, type Result } from '@reprieve/domain/result.ts'

// Reads the list of a zip file and single entries of it, without loading the file: it may be larger than the memory.

export interface ZipEntry {
  name: string
  isStored: boolean
  /** In the file. */
  packedSize: number
  size: number
  /** Where its own header is. */
  at: number
}

export type ZipFault = 'not-a-zip' | 'damaged'

const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const END64 = 0x06064b50
const END64_SIZE = 56
const LOCATOR64 = 0x07064b50
const LOCATOR64_SIZE = 20
const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const EXTRA64 = 0x0001
const NONE16 = 0xffff
const NONE32 = 0xffffffff
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8
const MOST_LIST_BYTES = 64 * 1024 * 1024

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer())

const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

export async function isZip(file: Blob): Promise<boolean> {
  if (file.size < END_SIZE) return false
  const start = (await viewOf(file, 0, 4)).getUint32(0, true)
  return start === LOCAL || start === END
}

/** The entries that can be read: files, stored or deflated, not encrypted. */
export async function readZipEntries(file: Blob): Promise<Result<ZipEntry[], ZipFault>> {
  if (!(await isZip(file))) return err('not-a-zip')
  try {
    const place = await findList(file)
    if (place === null) return err('damaged')
    const { from, size, count } = place
    if (size > MOST_LIST_BYTES || from + size > file.size) return err('damaged')
    const entries = listEntries(await viewOf(file, from, from + size), count)
    return entries === null ? err('damaged') : ok(entries)
  } catch (error) {
    // A number in the file that leads outside of it.
    if (error instanceof RangeError) return err('damaged')
    throw error
  }
}

interface ListPlace {
  from: number
  size: number
  count: number
}

async function findList(file: Blob): Promise<ListPlace | null> {
  const from = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT)
  const tail = await viewOf(file, from, file.size)
  for (let at = tail.byteLength - END_SIZE; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END) continue
    // Otherwise the four bytes are part of a comment.
    if (at + END_SIZE + tail.getUint16(at + 20, true) !== tail.byteLength) continue
    const place = {
      count: tail.getUint16(at + 10, true),
      size: tail.getUint32(at + 12, true),
      from: tail.getUint32(at + 16, true),
    }
    const isLong = place.count === NONE16 || place.size === NONE32 || place.from === NONE32
    return isLong ? findLongList(file, from + at) : place
  }
  return null
}

async function findLongList(file: Blob, endAt: number): Promise<ListPlace | null> {
  if (endAt < LOCATOR64_SIZE) return null
  const locator = await viewOf(file, endAt - LOCATOR64_SIZE, endAt)
  if (locator.getUint32(0, true) !== LOCATOR64) return null
  const at = longAt(locator, 8)
  const end = await viewOf(file, at, at + END64_SIZE)
  if (end.getUint32(0, true) !== END64) return null
  return { count: longAt(end, 32), size: longAt(end, 40), from: longAt(end, 48) }
}

function listEntries(list: DataView, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (list.getUint32(at, true) !== CENTRAL) return null
    const flags = list.getUint16(at + 8, true)
    const method = list.getUint16(at + 10, true)
    const nameSize = list.getUint16(at + 28, true)
    const extraSize = list.getUint16(at + 30, true)
    const nameAt = at + CENTRAL_SIZE
    const sizes = {
      packedSize: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true),
    }
    const extra = new DataView(list.buffer, list.byteOffset + nameAt + nameSize, extraSize)
    const name = decoder.decode(new Uint8Array(list.buffer, list.byteOffset + nameAt, nameSize))
    const isReadable = (flags & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED)
    if (isReadable && !name.endsWith('/'))
      entries.push({ name, isStored: method === STORED, ...withLongSizes(sizes, extra) })
    at = nameAt + nameSize + extraSize + list.getUint16(at + 32, true)
  }
  return entries
}

const decoder = new TextDecoder()

type Sizes = Pick<ZipEntry, 'packedSize' | 'size' | 'at'>

/** Numbers that do not fit into four bytes are in an extra field, in this order. */
function withLongSizes(sizes: Sizes, extra: DataView): Sizes {
  const found = { ...sizes }
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== EXTRA64) continue
    let next = at + 4
    for (const key of ['size', 'packedSize', 'at'] as const) {
      if (found[key] !== NONE32) continue
      found[key] = longAt(extra, next)
      next += 8
    }
  }
  return found
}

const PIECE = 64 * 1024

/** Part of a file in pieces, each read when it is asked for. */
export function streamPieces(
  file: Blob,
  [from, to]: readonly [number, number],
  onRead: (bytes: number) => void = () => {},
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = from
  return new ReadableStream(
    {
      async pull(controller) {
        if (at >= to) return controller.close()
        const next = Math.min(at + PIECE, to)
        controller.enqueue(new Uint8Array(await file.slice(at, next).arrayBuffer()))
        onRead(next - at)
        at = next
      },
    },
    { highWaterMark: 1 },
  )
}

/** The content of an entry, unpacked as it is read. It fails while it is read if it is damaged. */
export async function streamEntry(
  file: Blob,
  entry: ZipEntry,
  onRead?: (bytes: number) => void,
): Promise<Result<ReadableStream<Uint8Array>, 'damaged'>> {
  if (entry.at + LOCAL_SIZE > file.size) return err('damaged')
  const header = await viewOf(file, entry.at, entry.at + LOCAL_SIZE)
  if (header.getUint32(0, true) !== LOCAL) return err('damaged')
  const from = entry.at + LOCAL_SIZE + header.getUint16(26, true) + header.getUint16(28, true)
  const to = from + entry.packedSize
  if (to > file.size) return err('damaged')
  const packed = streamPieces(file, [from, to], onRead)
  return ok(entry.isStored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw')))
}

export const canUnpack = (): boolean => {
  try {
    void new DecompressionStream('deflate-raw')
    return true
  } catch {
    return false
  }
}
