import type { Locator, Page } from '@playwright/test'

const BOM = '\uFEFF'

/** Parses it like a spreadsheet: quoted cells may contain separators. */
export function parsedCsv(file: string, part: string): string[][] {
  if (!file.startsWith(BOM)) throw new Error('A spreadsheet would not know how the file is written')
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = (): void => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  const letters = file.slice(BOM.length)
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at]!
    if (isQuoted && letter === '"' && letters[at + 1] === '"') cell += letters[(at += 1)]!
    else if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += letter
    else if (letter === part) end()
    else if (letters.startsWith('\r\n', at)) {
      end()
      rows.push([])
      at += 1
    } else cell += letter
  }
  if (isQuoted || cell !== '' || rows.pop()?.length !== 0) throw new Error('The file ends within a row')
  return rows
}

/** The cells of a table, row by row: the browser separates cells by tabs. */
export async function readTableCells(table: Locator): Promise<string[][]> {
  const parts = await table.locator('thead, tbody').allInnerTexts()
  return parts
    .flatMap((part) => part.trim().split('\n'))
    .map((row) => row.split('\t').map((cell) => cell.trim()))
}

export interface PictureMeasures {
  width: number
  height: number
  /** The colour of its top left corner, in CSS. */
  paper: string
  /** The share of its head, and of the part below, that has another colour. */
  inkAbove: number
  inkBelow: number
  /** The number of colours that more than a few pixels have. */
  colours: number
}

/** Decodes a picture in the browser and measures its last `below` rows of pixels and the head above them. */
export const measurePicture = (page: Page, png: Buffer, below: number): Promise<PictureMeasures> =>
  page.evaluate<PictureMeasures>(`(async () => {
    const bytes = Uint8Array.from(atob('${png.toString('base64')}'), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = image
    const brush = new OffscreenCanvas(width, height).getContext('2d')
    brush.drawImage(image, 0, 0)
    const points = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer)
    const [first] = points
    const head = (height - ${below}) * width
    const inkIn = (some) => some.reduce((count, point) => count + (point === first ? 0 : 1), 0) / some.length
    const counts = new Map()
    for (const point of points) counts.set(point, (counts.get(point) ?? 0) + 1)
    const [r, g, b, a] = [0, 8, 16, 24].map((by) => (first >>> by) & 255)
    return {
      width,
      height,
      paper: a === 255 ? 'rgb(' + [r, g, b].join(', ') + ')' : 'not opaque',
      inkAbove: inkIn(points.subarray(0, head)),
      inkBelow: inkIn(points.subarray(head)),
      colours: [...counts.values()].filter((count) => count > 50).length,
    }
  })()`)
