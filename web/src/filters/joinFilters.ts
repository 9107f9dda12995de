import type { Criteria, Filter } from '@reprieve/domain/filters/filter.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'

interface FilterVersions {
  /** The common ancestor. */
  base: Filter
  mine: Filter
  theirs: Filter
}

/** The person's changes on top of those from another tab or device. [FILT-28] */
export function joinFilters({ base, mine, theirs }: FilterVersions): Filter {
  const fields = joinParts(base.criteria.fields, mine.criteria.fields, theirs.criteria.fields)
  return {
    criteria: { ...joinParts<Criteria>(base.criteria, mine.criteria, theirs.criteria), fields },
    range: sameJson(base.range, mine.range) ? theirs.range : mine.range,
  }
}

function joinParts<Parts extends object>(base: Parts, mine: Parts, theirs: Parts): Parts {
  const joined = { ...theirs }
  for (const key of Object.keys(mine) as (keyof Parts)[])
    if (!sameJson(base[key], mine[key])) joined[key] = mine[key]
  return joined
}
