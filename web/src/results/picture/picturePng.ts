import type { Room } from '@reprieve/charts/shapes.ts'
import { boldLinesOf, linesOf } from '@reprieve/charts/letters.ts'
import type { Picture } from '../picture.ts'
import { inksOf } from './inks.ts'
import { paintPicture, sizeOf, titleLetter } from './paintPicture.ts'

const MARGIN_PX = 16

/** The chart as shown now, with its title and sentence, at the screen's resolution. */
export async function picturePng(
  picture: Picture & { draw: NonNullable<Picture['draw']> },
  { room, host }: { room: Room; host: Element },
): Promise<Blob> {
  await document.fonts.ready
  const drawing = picture.draw(room)
  const style = getComputedStyle(host)
  const { letter, width } = room
  const layout = {
    drawing,
    letter,
    margin: MARGIN_PX,
    title: boldLinesOf(picture.title, titleLetter(letter), width),
    sentence: linesOf(picture.sentence, letter, width),
  }
  const size = sizeOf(layout)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width * devicePixelRatio)
  canvas.height = Math.round(size.height * devicePixelRatio)
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('this browser gave no canvas')
  brush.scale(devicePixelRatio, devicePixelRatio)
  const look = {
    inks: inksOf(drawing.shapes, host),
    fontFamily: style.fontFamily,
    text: style.color,
    paper: style.backgroundColor,
  }
  paintPicture(brush, { ...layout, ...look }, (d) => new Path2D(d))
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (png === null) throw new Error('the canvas is too large for this browser')
  return png
}
