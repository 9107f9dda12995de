/** Of node:zlib, which this package does not import. */
export interface ZipPacker {
  crc32: (content: Uint8Array) => number
  deflateRawSync: (content: Uint8Array) => Uint8Array
}

export interface ZipFile {
  name: string
  content: Uint8Array<ArrayBuffer>
  isStored?: boolean
  /** The sizes come after the content, as a program writes them that does not know them before. */
  hasDescriptor?: boolean
  /** As for a file above 4 GB. */
  isLong?: boolean
}

const NONE32 = 0xffffffff
const DESCRIPTOR_FLAG = 8
const UTF8_FLAG = 0x800

interface Field {
  size: 2 | 4 | 8
  value: number
}
const two = (value: number): Field => ({ size: 2, value })
const four = (value: number): Field => ({ size: 4, value })
const eight = (value: number): Field => ({ size: 8, value })

function packed(...groups: readonly (readonly Field[])[]): Uint8Array<ArrayBuffer> {
  const fields = groups.flat()
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, { size }) => sum + size, 0)))
  let at = 0
  for (const { size, value } of fields) {
    if (size === 2) view.setUint16(at, value, true)
    if (size === 4) view.setUint32(at, value, true)
    if (size === 8) view.setBigUint64(at, BigInt(value), true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

/** A small zip file for tests in pieces, with the forms that exports occur in. */
export function writeZip(
  files: readonly ZipFile[],
  zlib: ZipPacker,
  comment = '',
): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const central: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  const put = (...more: Uint8Array<ArrayBuffer>[]): void => {
    parts.push(...more)
    at += more.reduce((sum, { length }) => sum + length, 0)
  }
  for (const { name, content, isStored = false, hasDescriptor = false, isLong = false } of files) {
    const bytes = encoder.encode(name)
    const body = isStored ? content : new Uint8Array(zlib.deflateRawSync(content))
    const crc = zlib.crc32(content)
    const headerAt = at
    const method = isStored ? 0 : 8
    const flags = UTF8_FLAG + (hasDescriptor ? DESCRIPTOR_FLAG : 0)
    const known = hasDescriptor ? [0, 0, 0] : [crc, body.length, content.length]
    const start = [two(45), two(flags), two(method), two(0), two(0)]
    put(packed([four(0x04034b50), ...start, ...known.map(four), two(bytes.length), two(0)]), bytes, body)
    if (hasDescriptor) put(packed([four(0x08074b50), four(crc), four(body.length), four(content.length)]))
    const extra = isLong
      ? packed([two(1), two(24), eight(content.length), eight(body.length), eight(headerAt)])
      : packed()
    const sizes = isLong ? [NONE32, NONE32] : [body.length, content.length]
    central.push(
      packed(
        [four(0x02014b50), two(45), ...start, four(crc), ...sizes.map(four)],
        [two(bytes.length), two(extra.length), two(0), two(0), two(0), four(0)],
        [four(isLong ? NONE32 : headerAt)],
      ),
      bytes,
      extra,
    )
  }
  const listAt = at
  put(...central)
  const listSize = at - listAt
  const isLong = files.some((file) => file.isLong)
  if (isLong) {
    const endAt = at
    put(
      packed(
        [four(0x06064b50), eight(44), two(45), two(45), four(0), four(0)],
        [eight(files.length), eight(files.length), eight(listSize), eight(listAt)],
      ),
      packed([four(0x07064b50), four(0), eight(endAt), four(1)]),
    )
  }
  const end = isLong
    ? [two(0xffff), two(0xffff), four(NONE32), four(NONE32)]
    : [two(files.length), two(files.length), four(listSize), four(listAt)]
  const said = encoder.encode(comment)
  put(packed([four(0x06054b50), two(0), two(0), ...end, two(said.length)]), said)
  return parts
}
