const PIECE = 0x80_00

/** In pieces: as arguments of one call, the bytes of a photo are more than a browser takes. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE)
    text += String.fromCodePoint(...bytes.subarray(start, start + PIECE))
  return btoa(text)
}

/** Null for what is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.codePointAt(0)!)
  } catch {
    return null
  }
}
