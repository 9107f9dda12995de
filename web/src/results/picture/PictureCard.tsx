import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { PicturePlot, usePointing, type PlotProps } from './PicturePlot.tsx'
import { PictureTableView } from './PictureTableView.tsx'
import { SavePictureButton } from './SavePictureButton.tsx'
import { ViewButton } from './ViewButton.tsx'
import type { Picture } from './pictureData.ts'
import { useChartSize } from './useChartSize.ts'
import { usePictureFiles } from './usePictureFiles.ts'
import { usePrinting } from './usePrinting.ts'
import './picture.css'

/** With its own state: a moving pointer must not redraw the whole card. */
const PointedPlot = (props: PlotProps) => <PicturePlot {...props} pointing={usePointing()} />

/** One viewport ahead, so that it is drawn before the user scrolls to it. */
const AHEAD = '100% 0px'

/**
 * False for content far below until the user scrolls near it: most people only look at the top of a page and should not
 * wait for the rest. Once true it stays true.
 */
function useNear(place: RefObject<Element | null>, isBelow: boolean): boolean {
  const [isNear, setNear] = useState(!isBelow)
  useEffect(() => {
    const element = place.current
    if (isNear || element === null) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}

interface PictureCardProps {
  picture: Picture
  /** Starts below the viewport. */
  isBelow?: boolean
  /** The picture comes before its sentence, and the files are offered with the table. */
  isPictureFirst?: boolean
  /** For links and buttons that move the focus to the heading. */
  headingId?: string
  children?: ReactNode
}

/**
 * A chart with its description, and the same content as a table. Children, such as a legend, come below. On paper both
 * are printed.
 */
export function PictureCard(props: PictureCardProps) {
  const { picture, isBelow = false, isPictureFirst = false, headingId, children } = props
  const { title, sentence, draw } = picture
  const text = useText('picture')
  const ownId = useId()
  const titleId = headingId ?? ownId
  const card = useRef<HTMLElement>(null)
  const [place, room] = useChartSize<HTMLDivElement>()
  const [isTable, setTable] = useState(false)
  const isPrinting = usePrinting()
  const isNear = useNear(place, isBelow)
  const { savePicture, saveTable } = usePictureFiles(picture, { room, card })
  const tag = useFormatTag()
  const hasPicture = draw !== null
  return (
    <section className="picture-card" ref={card} aria-labelledby={titleId}>
      <div className="picture-head">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {hasPicture && (
          <ViewButton
            isTable={isTable}
            isIcon={isPictureFirst}
            of={titleId}
            onPress={() => setTable(!isTable)}
          />
        )}
      </div>
      {!isPictureFirst && <p className="picture-sentence">{sentence}</p>}
      <div className="picture-place" ref={place}>
        {hasPicture && room !== null && (isPrinting || (isNear && !isTable)) && (
          <PointedPlot picture={picture} draw={draw} room={room} />
        )}
      </div>
      {hasPicture && (isTable || isPrinting) && (
        <PictureTableView title={title} table={picture.table} tag={tag} none={text('noValue')} />
      )}
      {isPictureFirst && <p className="picture-sentence picture-finding">{sentence}</p>}
      {children}
      {hasPicture && (isTable || !isPictureFirst) && (
        <div className="picture-ways">
          <SavePictureButton label={text('savePicture')} of={titleId} onPress={savePicture} />
          <SavePictureButton label={text('saveTable')} of={titleId} onPress={saveTable} />
        </div>
      )}
    </section>
  )
}
