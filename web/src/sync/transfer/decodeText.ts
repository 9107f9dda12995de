/** How many of the first bytes are searched for zeros, which reveal UTF-16. */
const LOOKED_AT = 1_000

/**
 * By its byte order mark, else by its bytes: what is not UTF-8 counts as windows-1252. Null if it is no text at all: an
 * image, a compressed file.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return decoded('utf-16le', bytes)
  if (one === 0xfe && two === 0xff) return decoded('utf-16be', bytes)
  const start = bytes.subarray(0, LOOKED_AT)
  const zerosAt = (odd: 0 | 1): number =>
    start.filter((byte, index) => byte === 0 && index % 2 === odd).length
  const most = start.length / 4
  if (zerosAt(1) > most && zerosAt(0) === 0) return decoded('utf-16le', bytes)
  if (zerosAt(0) > most && zerosAt(1) === 0) return decoded('utf-16be', bytes)
  const text = decoded('utf-8', bytes) ?? decoded('windows-1252', bytes)
  return text === null || text.includes('\0') ? null : text
}

function decoded(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
