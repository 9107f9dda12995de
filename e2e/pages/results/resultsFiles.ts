import type { Locator, Page } from '@playwright/test'

const BOM = '\uFEFF'

/** As a spreadsheet takes it apart: quoted cells may hold what parts the others. */
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

/** Row by row what a table shows: the browser parts cells by tabs. */
export async function readTableCells(table: Locator): Promise<string[][]> {
  const parts = await table.locator('thead, tbody').allInnerTexts()
  return parts
    .flatMap((part) => part.trim().split('\n'))
    .map((row) => row.split('\t').map((cell) => cell.trim()))
}

export interface PictureMeasures {
  width: number
  height: number
  /** The colour of its first corner, as the page writes colours. */
  paper: string
  /** How much of its head, and of what is below it, is another colour than that. */
  inkAbove: number
  inkBelow: number
  /** Of those that more than a few points have. */
  colours: number
}

/** What a file shows, by the eyes of the browser: its last `below` lines of points, and the head above them. */
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
