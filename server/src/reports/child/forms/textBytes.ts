const PIECE = 64 * 1024

/** Joined a piece at a time: as one text, a long report would be held twice over. */
export function bytesOf(pieces: Iterable<string>): Uint8Array {
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
