import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { spanText } from '../../filters/panel/rangeText.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { remembered } from '../frame/remembered.ts'
import { beforeOf } from '../insights/usePeriods.ts'
import { IS_NARROW, useMedia } from '../frame/useMedia.ts'
import { PictureCard } from '../picture/PictureCard.tsx'
import type { ContentProps } from '../useResults.ts'
import { SeriesChips } from './SeriesChips.tsx'
import './timeline.css'
import { hiddenWord, seriesFrom } from './shownSeries.ts'
import { factsOf, timelinePicture, type TimelineFacts } from './timelinePicture.ts'
import { useShownSeries } from './useShownSeries.ts'
import { useZoom } from './useZoom.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

const AREAS: readonly BrowserArea[] = ['timeline', 'insights', 'picture']

export function TimelineContent(props: ContentProps) {
  useTextsReady(AREAS)
  return <Timeline {...props} />
}

// Computed once, however often the screen is opened.
const factsIn = remembered(factsOf)
const pictureIn = remembered(
  (
    facts: TimelineFacts,
    hidden: string,
    text: Text<'timeline'>,
    insights: Text<'insights'>,
    results: Text<'results'>,
    tag: string,
    today: DayNumber,
  ) => timelinePicture(facts, seriesFrom(hidden), { text, insights, results, tag, today }),
)

function Timeline({ results }: ContentProps) {
  const text = useText('timeline')
  const ofInsights = useText('insights')
  const ofResults = useText('results')
  const ofPicture = useText('picture')
  const tag = useFormatTag()
  const { shown, toggle } = useShownSeries()
  const zoom = useZoom(results)
  const { days, today } = results
  const before = beforeOf(results)
  const facts = factsIn(days, before.is === 'period' ? before.period.days : null, useMedia(IS_NARROW))
  const picture = pictureIn(facts, hiddenWord(shown), text, ofInsights, ofResults, tag, today)
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
