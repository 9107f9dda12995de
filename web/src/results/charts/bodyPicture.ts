import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { ItemCount } from '@reprieve/domain/results/charts/counts.ts'
import type { RegionCount } from '@reprieve/domain/results/charts/heat.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { RegionHeat } from '../../ui/bodyMap/BodyHeat.tsx'
import { BODY_REGIONS, type BodyRegion } from '../../ui/bodyMap/bodyRegion.ts'
import type { Picture } from '../picture/pictureData.ts'
import { mostOftenText, type ChartSpeech } from './chartWords.ts'

export interface BodyRow extends RegionCount {
  label: string
}

/** Regions are named by their location: the upper arm and the forearm are one arm, and one row of the list. [RES-58] */
export function bodyRows(
  heat: ReadonlyMap<string, RegionCount>,
  nameOf: (region: string) => string,
): readonly BodyRow[] {
  const rows = new Map<string, BodyRow>()
  for (const [region, { records, level }] of heat) {
    const label = nameOf(region)
    rows.set(`${label} ${records}`, { label, records, level })
  }
  return [...rows.values()]
}

/** Locations without a region on the figure, such as a person's own. [RES-58] */
export const listUnplacedLocations = (
  locations: readonly ItemCount[],
  regionsOf: (item: number) => readonly string[],
): readonly ItemCount[] => locations.filter(({ item }) => regionsOf(item).length === 0)

export const computeBodyHeat = (
  heat: ReadonlyMap<string, RegionCount>,
): ReadonlyMap<BodyRegion, RegionHeat> =>
  new Map(
    BODY_REGIONS.flatMap((region): [BodyRegion, RegionHeat][] => {
      const found = heat.get(region)
      return found === undefined ? [] : [[region, { count: found.records, level: found.level }]]
    }),
  )

interface BodyOf {
  span: DaySpan
  /** All records, with or without a location. */
  outOf: number
}

/** The text and the table of the figure, which draws itself. */
export function bodyPicture(rows: readonly BodyRow[], { span, outOf }: BodyOf, speech: ChartSpeech): Picture {
  const { text } = speech
  return {
    title: text('onBody'),
    sentence: mostOftenText({ category: 'location', rows, outOf }, speech),
    draw: null,
    table: {
      heads: [text('onBody'), text('records')],
      rows: rows.map(({ label, records }) => [label, records]),
    },
    spotText: () => '',
    fileName: `reprieve-body-${localDay(span.from)}-${localDay(span.to)}`,
  }
}
