import { placeOf } from '@reprieve/domain/records/bodyRegions.ts'
import { useText } from '../../settings/words.tsx'
import type { BodyWords } from '../../ui/bodyMap/bodyWords.ts'
import type { ShownPlace } from './places.ts'

/** A region has the name of the location that a press on it chooses. */
export function useBodyWords(places: readonly ShownPlace[]): BodyWords {
  const text = useText('records')
  return {
    label: text('bodyMap'),
    views: { front: text('bodyFront'), back: text('bodyBack') },
    sides: { left: text('sideLeft'), right: text('sideRight') },
    region: (region) => placeOf(region, places)?.label ?? region,
  }
}
