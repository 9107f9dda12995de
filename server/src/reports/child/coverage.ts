/** Whether a font has a glyph for a code point. */
export type HasGlyph = (codePoint: number) => boolean

interface Range {
  first: number
  last: number
}

const TABLE_RECORD = 16
const FIRST_TABLE = 12

/** Read from the font's own character table, `cmap`: a separate list would be wrong for the font's next version. */
export function readFontCoverage(font: Buffer): HasGlyph {
  const ranges = readCharacterRanges(font)
  return (codePoint) => {
    let [low, high] = [0, ranges.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const { first, last } = ranges[middle]!
      if (codePoint < first) high = middle - 1
      else if (codePoint > last) low = middle + 1
      else return true
    }
    return false
  }
}

function readCharacterRanges(font: Buffer): readonly Range[] {
  const cmap = tableAt(font, 'cmap')
  const parts: { format: number; at: number }[] = []
  for (let next = 0; next < font.readUInt16BE(cmap + 2); next += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + next * 8 + 4)
    parts.push({ format: font.readUInt16BE(at), at })
  }
  const whole = parts.find(({ format }) => format === 12)
  if (whole) return readGroups(font, whole.at)
  const basic = parts.find(({ format }) => format === 4)
  if (basic) return readSegments(font, basic.at)
  throw new Error('fonts: no table of letters that is known')
}

function tableAt(font: Buffer, name: string): number {
  for (let next = 0; next < font.readUInt16BE(4); next += 1) {
    const record = FIRST_TABLE + next * TABLE_RECORD
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8)
  }
  throw new Error(`fonts: no ${name}`)
}

function readGroups(font: Buffer, at: number): readonly Range[] {
  const GROUP = 12
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, next) => {
    const group = at + 16 + next * GROUP
    return { first: font.readUInt32BE(group), last: font.readUInt32BE(group + 4) }
  })
}

/** A segment may have holes, which map to glyph 0. */
function readSegments(font: Buffer, at: number): readonly Range[] {
  const twice = font.readUInt16BE(at + 6)
  const ends = at + 14
  const starts = ends + twice + 2
  const deltas = starts + twice
  const offsets = deltas + twice
  const ranges: Range[] = []
  for (let next = 0; next < twice; next += 2) {
    const [first, last] = [font.readUInt16BE(starts + next), font.readUInt16BE(ends + next)]
    const offset = font.readUInt16BE(offsets + next)
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph =
        offset === 0
          ? (code + font.readUInt16BE(deltas + next)) & 0xffff
          : font.readUInt16BE(offsets + next + offset + (code - first) * 2)
      const before = ranges.at(-1)
      if (glyph === 0) continue
      if (before?.last === code - 1) before.last = code
      else ranges.push({ first: code, last: code })
    }
  }
  return ranges
}
