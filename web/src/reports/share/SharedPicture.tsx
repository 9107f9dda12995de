import type { Drawing, Room } from '@reprieve/charts/shapes.ts'
import { useId, useState, type ReactNode } from 'react'
import type { PictureTable } from '../../results/picture.ts'
import '../../results/picture/picture.css'
import { PictureSvg } from '../../results/picture/PictureSvg.tsx'
import { PictureTableView } from '../../results/picture/PictureTableView.tsx'
import { useRoom } from '../../results/picture/useRoom.ts'
import type { Speech } from './speech.ts'

interface SharedPictureProps {
  /** Null if the heading of the section says it. */
  title: string | null
  /** The name of its table. */
  name: string
  sentence: string
  draw: (room: Room) => Drawing
  table: PictureTable
  speech: Speech
  children?: ReactNode
}

/** A chart, and the same content as a table. */
export function SharedPicture({ title, name, sentence, draw, table, speech, children }: SharedPictureProps) {
  const { reader, own, lang, readerLang } = speech
  const [place, room] = useRoom<HTMLDivElement>()
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <div className="shared-picture">
      {title !== null && <h3>{title}</h3>}
      <p id={id}>{sentence}</p>
      <div className="picture-place" ref={place}>
        {!isTable && room !== null && (
          <PictureSvg drawing={draw(room)} letter={room.letter} label={`${name}. ${sentence}`} spot={null} />
        )}
      </div>
      {isTable && <PictureTableView title={name} table={table} tag={lang} none={own('noValue')} />}
      {children}
      <button
        type="button"
        className="button text"
        lang={readerLang}
        aria-describedby={id}
        onClick={() => setTable(!isTable)}
      >
        {reader(isTable ? 'asPicture' : 'asTable')}
      </button>
    </div>
  )
}
