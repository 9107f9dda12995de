import type { Room } from '@reprieve/charts/shapes.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import type { RefObject } from 'react'
import { downloadFile } from '../../device/downloadFile.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import type { Picture } from '../picture.ts'
import { pictureCsv } from './pictureCsv.ts'
import { picturePng } from './picturePng.ts'

/** Both ways to export what is shown. Made on the device: nothing leaves it unless the person sends it. */
export function usePictureFiles(
  picture: Picture,
  { room, card }: { room: Room | null; card: RefObject<Element | null> },
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
