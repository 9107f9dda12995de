import { regionsOfLocations } from '@reprieve/contract/lists/regionsOfLocations.ts'
import { locationForRegion } from '@reprieve/domain/lists/locationRegions.ts'
import type { CategoryCounts, ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import { countRegions, countRegionsByMonth } from '@reprieve/domain/results/charts/heat.ts'
import { monthText } from '@reprieve/domain/results/calendar/month.ts'
import { Suspense, useId, useMemo, useRef, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useLists } from '../../lists/useLists.ts'
import { toLabelledPlaces } from '../../records/sections/bodyPlaces.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { SpokenPause } from '../../ui/layout/ListRow.tsx'
import { monthName } from '../calendar/calendarWords.ts'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { SavePictureButton } from '../picture/SavePictureButton.tsx'
import { usePictureFiles } from '../picture/usePictureFiles.ts'
import { usePrinting } from '../picture/usePrinting.ts'
import type { Results } from '../useResults.ts'
import { bodyPicture, type BodyRow, bodyRows, computeBodyHeat, listUnplacedLocations } from './bodyPicture.ts'
import { firstRows, hasMoreRows } from './chartPicture.ts'
import { FigurePlace, ShowRows } from './BodyFigurePlace.tsx'
import { BodyMonths } from './BodyMonths.tsx'
import { BodyStrengths } from './BodyStrengths.tsx'
import { mostOftenText, type ChartSpeech } from './chartWords.ts'

const NO_REGIONS: readonly string[] = []

type RegionsOf = (id: string) => readonly string[]

/** The regions of a column item, under any of its ids. */
const regionsIn = cacheByArguments(({ columns: { entries }, idToday }: Results, regionsOf: RegionsOf) => {
  const regions = entries.items.map((item) => regionsOf(idToday(item)))
  return (item: number): readonly string[] => regions[item] ?? NO_REGIONS
})

/** Computed once, however often the screen is opened. */
const heatIn = cacheByArguments((results: Results, regionsOf: RegionsOf) => {
  const { columns, selection, canonical } = results
  return countRegions(columns.entries, { selection, canonical, regionsOf: regionsIn(results, regionsOf) })
})

const monthsIn = cacheByArguments((results: Results, regionsOf: RegionsOf) => {
  const { columns, selection, canonical } = results
  return countRegionsByMonth(columns.entries, {
    selection,
    canonical,
    regionsOf: regionsIn(results, regionsOf),
  })
})

interface PlaceRegions {
  /** A region has the name of the location that selecting it would choose. */
  nameOf: (region: string) => string
  regionsOf: RegionsOf
}

function usePlaceRegions(): PlaceRegions {
  const { itemsOf } = useLists(useDiary())
  return useMemo(() => {
    const locations = itemsOf('location')
    const places = toLabelledPlaces(locations)
    return {
      nameOf: (region) => locationForRegion(region, places)?.label ?? region,
      regionsOf: regionsOfLocations(locations),
    }
  }, [itemsOf])
}

interface BodyCardProps {
  results: Results
  locations: CategoryCounts
  labelOf: (counted: ItemCount) => string
  speech: ChartSpeech
  isWhole: boolean
  onToggle: () => void
}

/** The locations on the body figure and as a list, which is its table. Not shown if no location is on the figure. */
export function BodyCard({ results, locations, labelOf, speech, isWhole, onToggle }: BodyCardProps) {
  const { selection } = results
  const titleId = useId()
  const { nameOf, regionsOf } = usePlaceRegions()
  const [shows, setShows] = useState<'often' | 'strong'>('often')
  const heat = heatIn(results, regionsOf)
  const rows = bodyRows(heat, nameOf)
  const months = monthsIn(results, regionsOf)
  // The month itself and not its place: in another range the place is another month.
  const [chosenMonth, setChosenMonth] = useState<string | null>(null)
  const chosen = months.findIndex(({ month }) => monthText(month) === chosenMonth)
  const shown = months[chosen]
  const choose = (at: number | null): void => {
    const next = at === null ? undefined : months[at]
    setChosenMonth(next === undefined ? null : monthText(next.month))
  }
  const monthLabel =
    shown === undefined
      ? null
      : speech.text('monthOnBody', { month: monthName(speech.tag, shown.month), count: shown.records })
  const shownRows = shown === undefined ? rows : bodyRows(shown.regions, nameOf)
  const elsewhere = listUnplacedLocations(locations.rows, regionsIn(results, regionsOf))
  const picture = bodyPicture(rows, { span: selection.span, outOf: locations.coverage.records }, speech)
  const sentence =
    shown === undefined
      ? picture.sentence
      : mostOftenText({ category: 'location', rows: shownRows, outOf: shown.records }, speech)
  const card = useRef<HTMLElement>(null)
  const { saveTable } = usePictureFiles(picture, { room: null, card })
  const ofPicture = useText('picture')
  if (rows.length === 0) return null
  const numbers = new Intl.NumberFormat(speech.tag)
  const names = elsewhere.map((one) => `${labelOf(one)} (${numbers.format(one.records)})`)
  return (
    <section className="picture-card" ref={card} aria-labelledby={titleId}>
      <h2 id={titleId}>{picture.title}</h2>
      <Segmented
        label={speech.text('figureShows')}
        segments={[
          { value: 'often', label: speech.text('howOften') },
          { value: 'strong', label: speech.text('howStrong') },
        ]}
        value={shows}
        onChange={setShows}
      />
      {shows === 'strong' ? (
        <BodyStrengths
          results={results}
          regionsOf={regionsIn(results, regionsOf)}
          nameOf={nameOf}
          speech={speech}
          isWhole={isWhole}
          onToggle={onToggle}
        />
      ) : (
        <>
          <p className="picture-sentence body-sentence">{shownRows.length > 0 && sentence}</p>
          {/* Above the figure: the list below it has another height each month. */}
          {months.length > 1 && (
            <BodyMonths
              count={months.length}
              chosen={shown === undefined ? null : chosen}
              label={monthLabel}
              onChoose={choose}
            />
          )}
          <div className="body-and-list">
            <Suspense fallback={<div className="body-place is-coming" />}>
              <FigurePlace
                heat={computeBodyHeat(shown?.regions ?? heat)}
                label={monthLabel ?? picture.sentence}
              />
            </Suspense>
            <BodyList rows={shownRows} isWhole={isWhole} onToggle={onToggle} />
          </div>
        </>
      )}
      {names.length > 0 && (
        <p className="chart-note">
          {speech.text('notOnFigure', {
            names: new Intl.ListFormat(speech.tag, { type: 'conjunction', style: 'narrow' }).format(names),
          })}
        </p>
      )}
      <div className="picture-ways">
        <SavePictureButton label={ofPicture('saveTable')} of={titleId} onPress={saveTable} />
      </div>
    </section>
  )
}

interface BodyListProps {
  /** The most often recorded first. */
  rows: readonly BodyRow[]
  isWhole: boolean
  onToggle: () => void
}

/** Everything that the figure shows, with the same colours. */
function BodyList({ rows, isWhole, onToggle }: BodyListProps) {
  const text = useText('charts')
  const numbers = new Intl.NumberFormat(useFormatTag())
  const isPrinting = usePrinting()
  return (
    <div className="body-list">
      <ol>
        {firstRows(rows, isWhole || isPrinting).map(({ label, records, level }) => (
          <li key={`${label} ${records}`}>
            <span className={`heat-key level-${level}`} aria-hidden="true" />
            <span className="body-list-name">{label}</span>
            <span className="body-list-count" aria-hidden="true">
              {numbers.format(records)}
            </span>
            <SpokenPause />
            <span className="unseen">{text('recordCount', { count: records })}</span>
          </li>
        ))}
      </ol>
      {hasMoreRows(rows.length) && <ShowRows count={rows.length} isWhole={isWhole} onToggle={onToggle} />}
    </div>
  )
}
