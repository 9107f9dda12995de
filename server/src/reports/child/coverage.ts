/** Whether a font has a glyph for a code point. */
export type HasGlyph = (codePoint: number) => boolean

/** The width of a code point in shares of the font size; 0 if the font does not have it. */
export type LetterWidth = (codePoint: number) => number

/** Code points in a row whose glyphs are in a row too. */
interface Range {
  first: number
  last: number
  glyph: number
}

const TABLE_RECORD = 16
const FIRST_TABLE = 12

/** Read from the font's own character table, `cmap`: a separate list would be wrong for the font's next version. */
export function readFontCoverage(font: Buffer): { covers: HasGlyph; widthOf: LetterWidth } {
  const ranges = readCharacterRanges(font)
  const advance = readAdvances(font)
  return {
    covers: (codePoint) => findRange(ranges, codePoint) !== null,
    widthOf: (codePoint) => {
      const range = findRange(ranges, codePoint)
      return range === null ? 0 : advance(range.glyph + codePoint - range.first)
    },
  }
}

function findRange(ranges: readonly Range[], codePoint: number): Range | null {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]!
    if (codePoint < range.first) high = middle - 1
    else if (codePoint > range.last) low = middle + 1
    else return range
  }
  return null
}

/** From `hmtx`: the glyphs after the last one with an own width have its width. */
function readAdvances(font: Buffer): (glyph: number) => number {
  const perEm = font.readUInt16BE(tableAt(font, 'head') + 18)
  const last = font.readUInt16BE(tableAt(font, 'hhea') + 34) - 1
  const widths = tableAt(font, 'hmtx')
  return (glyph) => font.readUInt16BE(widths + Math.min(glyph, last) * 4) / perEm
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
    return {
      first: font.readUInt32BE(group),
      last: font.readUInt32BE(group + 4),
      glyph: font.readUInt32BE(group + 8),
    }
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
          : glyphWithDelta(font, offsets + next + offset + (code - first) * 2, deltas + next)
      const before = ranges.at(-1)
      if (glyph === 0) continue
      const isNext = before?.last === code - 1 && before.glyph + code - before.first === glyph
      if (isNext) before.last = code
      else ranges.push({ first: code, last: code, glyph })
    }
  }
  return ranges
}

function glyphWithDelta(font: Buffer, at: number, delta: number): number {
  const glyph = font.readUInt16BE(at)
  return glyph === 0 ? 0 : (glyph + font.readUInt16BE(delta)) & 0xffff
}
