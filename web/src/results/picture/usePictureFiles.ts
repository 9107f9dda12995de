import { wrapBoldText, wrapText } from '@reprieve/charts/letters.ts'
import type { ChartSize } from '@reprieve/charts/shapes.ts'
import { BOM, csvLine } from '@reprieve/domain/sync/csv/csvCell.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import type { RefObject } from 'react'
import { downloadFile } from '../../device/downloadFile.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { readInks, paintPicture, computePaintedSize, titleFontSize } from './paintPicture.ts'
import { type Picture, type PictureCell, type PictureTable, roundCell } from './pictureData.ts'

const END = '\r\n'

/** The table as CSV for the person's locale: some write 4,5 and separate cells by semicolons. */
export function pictureCsv({ heads, rows }: PictureTable, decimal: string): string {
  const delimiter = decimal === ',' ? ';' : ','
  const lineOf = (cells: readonly PictureCell[]): string =>
    `${cells.map((cell) => written(cell, decimal)).join(delimiter)}${END}`
  return [BOM, lineOf(heads), ...rows.map(lineOf)].join('')
}

function written(cell: PictureCell, decimal: string): string {
  if (typeof cell !== 'number') return csvLine([cell], '').slice(0, -END.length)
  // A spreadsheet that expects a comma would read 4.5 as the fourth of May.
  return Number.isFinite(cell) ? String(roundCell(cell)).replace('.', decimal) : ''
}

const MARGIN_PX = 16

/** The chart as shown now, with its title and sentence, at the screen's resolution. */
async function picturePng(
  picture: Picture & { draw: NonNullable<Picture['draw']> },
  { room, host }: { room: ChartSize; host: Element },
): Promise<Blob> {
  await document.fonts.ready
  const drawing = picture.draw(room)
  const style = getComputedStyle(host)
  const { letter, width } = room
  const layout = {
    drawing,
    letter,
    margin: MARGIN_PX,
    title: wrapBoldText(picture.title, titleFontSize(letter), width),
    sentence: wrapText(picture.sentence, letter, width),
  }
  const size = computePaintedSize(layout)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width * devicePixelRatio)
  canvas.height = Math.round(size.height * devicePixelRatio)
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('this browser gave no canvas')
  brush.scale(devicePixelRatio, devicePixelRatio)
  const look = {
    inks: readInks(drawing.shapes, host),
    fontFamily: style.fontFamily,
    text: style.color,
    paper: style.backgroundColor,
  }
  paintPicture(brush, { ...layout, ...look }, (d) => new Path2D(d))
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (png === null) throw new Error('the canvas is too large for this browser')
  return png
}

/** Both ways to export what is shown. Made on the device: nothing leaves it unless the person sends it. */
export function usePictureFiles(
  picture: Picture,
  { room, card }: { room: ChartSize | null; card: RefObject<Element | null> },
) {
  const text = useText('picture')
  const toasts = useToasts()
  const tag = useFormatTag()
  const save = async (ending: string, make: () => Blob | Promise<Blob>): Promise<void> => {
    const file = `${picture.fileName}.${ending}`
    try {
      downloadFile(file, await make())
      toasts.show({ message: text('saved', { file }), isDone: true })
    } catch {
      toasts.show({ message: text('notSaved') })
    }
  }
  const makePng = (): Promise<Blob> => {
    const { draw } = picture
    if (draw === null || room === null || card.current === null) throw new Error('there is no picture yet')
    return picturePng({ ...picture, draw }, { room, host: card.current })
  }
  const makeCsv = (): Blob =>
    new Blob([pictureCsv(picture.table, numberSigns(tag).decimal)], { type: 'text/csv;charset=utf-8' })
  return { savePicture: () => void save('png', makePng), saveTable: () => void save('csv', makeCsv) }
}
