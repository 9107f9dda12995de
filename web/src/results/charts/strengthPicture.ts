import type { RegionMean } from '@reprieve/domain/results/charts/placeStrengths.ts'
import type { RegionHeat } from '../../ui/bodyMap/BodyHeat.tsx'
import { BODY_REGIONS, type BodyRegion } from '../../ui/bodyMap/bodyRegion.ts'

type Means = ReadonlyMap<string, RegionMean>

/** A region of "How strong". Without a mean it says how many numbers there are. [PLACE-5] */
export interface StrengthRow extends RegionMean {
  label: string
}

/** The strongest first, then those with too few numbers. Regions are named by their location. [PLACE-5] */
export function strengthRows(means: Means, nameOf: (region: string) => string): readonly StrengthRow[] {
  const rows = new Map<string, StrengthRow>()
  for (const [region, mean] of means) {
    const label = nameOf(region)
    rows.set(`${label} ${mean.told} ${mean.mean}`, { label, ...mean })
  }
  return [...rows.values()].toSorted((one, other) => (other.mean ?? -1) - (one.mean ?? -1))
}

/** A region without a mean has no number and no colour on the figure. [PLACE-5] */
export const strengthHeat = (means: Means, tag: string): ReadonlyMap<BodyRegion, RegionHeat> =>
  new Map(
    BODY_REGIONS.flatMap((region): [BodyRegion, RegionHeat][] => {
      const { mean = null, level = null } = means.get(region) ?? {}
      return mean === null || level === null ? [] : [[region, { count: meanText(mean, tag), level }]]
    }),
  )

export const meanText = (mean: number, tag: string): string =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean)
