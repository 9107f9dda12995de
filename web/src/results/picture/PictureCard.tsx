import { useId, useRef, useState, type ReactNode } from 'react'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import type { Picture } from '../picture.ts'
import './picture.css'
import { PicturePlot } from './PicturePlot.tsx'
import { PictureTableView } from './PictureTableView.tsx'
import { SaveButton } from './SaveButton.tsx'
import { useNear } from './useNear.ts'
import { usePictureFiles } from './usePictureFiles.ts'
import { usePrinting } from './usePrinting.ts'
import { useRoom } from './useRoom.ts'

interface PictureCardProps {
  picture: Picture
  /** Starts below the viewport. */
  isBelow?: boolean
  children?: ReactNode
}

/**
 * A chart with its description, and the same content as a table. Children, such as a legend, stand below. On paper both
 * are printed.
 */
export function PictureCard({ picture, isBelow = false, children }: PictureCardProps) {
  const { title, sentence, draw } = picture
  const text = useText('picture')
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const [place, room] = useRoom<HTMLDivElement>()
  const [isTable, setTable] = useState(false)
  const isPrinting = usePrinting()
  const isNear = useNear(place, isBelow)
  const { savePicture, saveTable } = usePictureFiles(picture, { room, card })
  const tag = useFormatTag()
  const hasPicture = draw !== null
  return (
    <section className="picture-card" ref={card} aria-labelledby={titleId}>
      <div className="picture-head">
        <h2 id={titleId}>{title}</h2>
        {hasPicture && <ViewButton isTable={isTable} of={titleId} onPress={() => setTable(!isTable)} />}
      </div>
      <p className="picture-sentence">{sentence}</p>
      <div className="picture-place" ref={place}>
        {hasPicture && room !== null && (isPrinting || (isNear && !isTable)) && (
          <PicturePlot picture={picture} draw={draw} room={room} />
        )}
      </div>
      {hasPicture && (isTable || isPrinting) && (
        <PictureTableView title={title} table={picture.table} tag={tag} none={text('noValue')} />
      )}
      {children}
      {hasPicture && (
        <div className="picture-ways">
          <SaveButton label={text('savePicture')} of={titleId} onPress={savePicture} />
          <SaveButton label={text('saveTable')} of={titleId} onPress={saveTable} />
        </div>
      )}
    </section>
  )
}

interface ViewButtonProps {
  isTable: boolean
  /** The id of the title: several charts on a page have the same button. */
  of: string
  onPress: () => void
}

/** It destroys nothing, so it reacts to every press. */
function ViewButton({ isTable, of, onPress }: ViewButtonProps) {
  const text = useText('picture')
  return (
    <button type="button" className="button text" aria-describedby={of} onClick={onPress}>
      <DiaryIcon name={isTable ? 'results' : 'list'} isSmall />
      <span>{text(isTable ? 'asPicture' : 'asTable')}</span>
    </button>
  )
}
