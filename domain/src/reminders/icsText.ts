// Writes calendar files (RFC 5545). [REM-11]

const MOST_OCTETS = 75

/** A line with its ending; longer ones continue on the next line, after a space. Characters are never split. */
export function icsLine(line: string): string {
  const lines: string[] = []
  let [written, octets] = ['', 0]
  for (const letter of line) {
    const more = octetsOf(letter)
    if (octets + more > MOST_OCTETS) {
      lines.push(written)
      ;[written, octets] = [' ', 1]
    }
    written += letter
    octets += more
  }
  return [...lines, written].map((one) => `${one}\r\n`).join('')
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0)!
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** Escapes special characters in text, and removes forbidden ones. */
export const icsWords = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F\u007F]/g, '')
