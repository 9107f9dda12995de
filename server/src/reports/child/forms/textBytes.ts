const PIECE = 64 * 1024

/** Encodes in pieces: as one string, a long report would be in memory twice. */
export function encodePieces(pieces: Iterable<string>): Uint8Array {
  const done: Buffer[] = []
  let waiting = ''
  for (const piece of pieces) {
    waiting += piece
    if (waiting.length < PIECE) continue
    done.push(Buffer.from(waiting))
    waiting = ''
  }
  return Buffer.concat([...done, Buffer.from(waiting)])
}
