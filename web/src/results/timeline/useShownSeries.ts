import { useState } from 'react'
import { keepChoice, readChoice } from '../../device/storage.ts'
import { hiddenWord, seriesFrom, type Series, type ShownSeries } from './shownSeries.ts'

const NAME = 'timeline.hidden'

interface SeriesChoice {
  shown: ShownSeries
  toggle: (series: Series) => void
}

/** Stored on the device; it contains nothing about the person. */
export function useShownSeries(): SeriesChoice {
  const [shown, setShown] = useState(() => seriesFrom(readChoice(NAME)))
  const toggle = (series: Series): void => {
    const next = { ...shown, [series]: !shown[series] }
    setShown(next)
    keepChoice(NAME, hiddenWord(next))
  }
  return { shown, toggle }
}
