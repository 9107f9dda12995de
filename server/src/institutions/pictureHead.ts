interface PictureHead {
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

type Size = Pick<PictureHead, 'width' | 'height'>

/**
 * Reads type and size from the first bytes of a picture; null: no picture. File names prove nothing, and SVG, which may
 * contain scripts, is refused. Nothing is decoded, because a malicious picture could fill the memory. [INST-20]
 */
export function pictureHead(bytes: Buffer): PictureHead | null {
  for (const [type, sizeIn] of READERS) {
    const size = sizeIn(bytes)
    if (size !== null) return size.width > 0 && size.height > 0 ? { type, ...size } : null
  }
  return null
}

const READERS: readonly (readonly [PictureHead['type'], (bytes: Buffer) => Size | null])[] = [
  ['image/png', pngSize],
  ['image/jpeg', jpegSize],
  ['image/webp', webpSize],
]

const latin = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

function pngSize(bytes: Buffer): Size | null {
  const isPng = bytes.length >= 24 && bytes.toString('hex', 0, 8) === '89504e470d0a1a0a'
  if (!isPng || latin(bytes, 12, 16) !== 'IHDR') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Markers without a length field. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** SOF0 to SOF15; the numbers left out are tables and extensions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Walks from marker to marker: photo metadata and a thumbnail may come before the picture's own size. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.toString('hex', 0, 3) !== 'ffd8ff') return null
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) at += 1
    else if (isAlone(marker)) at += 2
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    // The image data begins here, and no size was found.
    else if (marker === 0xda) return null
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || latin(bytes, 0, 4) !== 'RIFF' || latin(bytes, 8, 12) !== 'WEBP') return null
  switch (latin(bytes, 12, 16)) {
    case 'VP8 ':
      if (bytes.toString('hex', 23, 26) !== '9d012a') return null
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null
      const sides = bytes.readUInt32LE(21)
      return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}
