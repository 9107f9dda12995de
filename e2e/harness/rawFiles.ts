import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Browsers compress their tables: a word may be stored in pieces, and nine matching characters in a row are no
 * coincidence.
 */
const PIECE = 9
const STEP = 3

/** Which of these words are in the files below a folder, completely or in part, in the encodings that browsers use. */
export function wordsInFiles(folder: string, words: readonly string[]): Set<string> {
  const forms = words.map((word) => [word, piecesOf(word)] as const)
  const found = new Set<string>()
  for (const file of filesUnder(folder)) {
    const data = read(file)
    for (const [word, pieces] of forms) {
      if (!found.has(word) && pieces.some((piece) => data.includes(piece))) found.add(word)
    }
  }
  return found
}

function piecesOf(word: string): Buffer[] {
  const starts = Array.from({ length: Math.floor((word.length - PIECE) / STEP) + 1 }, (_, n) => n * STEP)
  return starts.flatMap((start) => {
    const piece = word.slice(start, start + PIECE)
    return [Buffer.from(piece), Buffer.from(piece, 'utf16le'), Buffer.from(piece, 'utf16le').swap16()]
  })
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))

/** A file that was deleted meanwhile counts as empty. */
function read(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}
