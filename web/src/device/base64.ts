const PIECE = 0x80_00

/** In pieces: a browser cannot take all bytes of a photo as arguments of one call. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE)
    text += String.fromCodePoint(...bytes.subarray(start, start + PIECE))
  return btoa(text)
}

/** Null for invalid base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.codePointAt(0)!)
  } catch {
    return null
  }
}
