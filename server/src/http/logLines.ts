import { writeSync } from 'node:fs'

export interface LogLines {
  write(line: string): void
  /** Writes what is waiting. */
  flush: () => void
}

/** Writes the lines of one turn of the event loop together: writing a line costs more than making it. [LOG-1] */
export function gatherLines(writeOut: (lines: string) => void): LogLines {
  let waiting = ''
  const flush = (): void => {
    const lines = waiting
    waiting = ''
    if (lines !== '') writeOut(lines)
  }
  return {
    write(line) {
      if (waiting === '') setImmediate(flush)
      waiting += line
    },
    flush,
  }
}

/** The log of a server process. [LOG-1] */
export function logToStandardOutput(): LogLines {
  const lines = gatherLines(writeToStandardOutput)
  process.once('exit', lines.flush)
  return lines
}

const STANDARD_OUTPUT = 1
const READER_NEEDS_MS = 10
const sleeper = new Int32Array(new SharedArrayBuffer(4))

// Waits for a slow reader, as the logger itself does: lines that it has not taken would fill the memory.
function writeToStandardOutput(text: string): void {
  let left = Buffer.from(text)
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(STANDARD_OUTPUT, left))
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
      // The reader has gone, or the disk is full.
      if (!isFull) return
      Atomics.wait(sleeper, 0, 0, READER_NEEDS_MS)
    }
  }
}
