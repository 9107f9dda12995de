import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useMemo } from 'react'
import { spanText } from '../../filters/panel/rangeText.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PictureCard } from '../picture/PictureCard.tsx'
import { FRAME_AREAS, ResultsFrame } from '../ResultsFrame.tsx'
import type { Results } from '../useResults.ts'
import { SeriesChips } from './SeriesChips.tsx'
import './timeline.css'
import { factsOf, timelinePicture } from './timelinePicture.ts'
import { useShownSeries } from './useShownSeries.ts'
import { useZoom } from './useZoom.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

const AREAS: readonly BrowserArea[] = [...FRAME_AREAS, 'timeline', 'picture']

export function TimelineScreen() {
  useTextsReady(AREAS)
  return <ResultsFrame view="timeline">{(results) => <Timeline results={results} />}</ResultsFrame>
}

function Timeline({ results }: { results: Results }) {
  const text = useText('timeline')
  const ofResults = useText('results')
  const ofPicture = useText('picture')
  const tag = useFormatTag()
  const { shown, toggle } = useShownSeries()
  const zoom = useZoom(results)
  const { days, today } = results
  const facts = useMemo(() => factsOf(days), [days])
  const picture = useMemo(
    () => timelinePicture(facts, shown, { text, results: ofResults, tag, today }),
    [facts, shown, text, ofResults, tag, today],
  )
  const { pain, reflection } = facts.story
  const hasPain = pain.average.value !== null
  const has = {
    average: hasPain,
    range: hasPain,
    trend: pain.trend !== null || reflection.trend !== null,
    reflection: reflection.average.value !== null,
  }
  return (
    <>
      <PictureCard picture={picture}>
        <ZoomButtons {...zoom} days={spanText(days.span, tag, 'short')} />
      </PictureCard>
      <SeriesChips shown={shown} has={has} onToggle={toggle} />
      <p className="gap-note">
        <Icon name="info" isSmall />
        <span>{ofPicture('gapNote')}</span>
      </p>
    </>
  )
}
