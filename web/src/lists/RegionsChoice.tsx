import { regionsOfLocations } from '@reprieve/contract/lists/regionsOfLocations.ts'
import { isOwn } from '@reprieve/domain/lists/listItem.ts'
import { locationForRegion } from '@reprieve/domain/lists/locationRegions.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useId } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { BodyMapFrame } from '../ui/bodyMap/LargeBodyMap.tsx'
import { BODY_REGIONS, type BodyRegion } from '../ui/bodyMap/bodyRegion.ts'
import { useLists } from './useLists.ts'

const AREAS: readonly BrowserArea[] = ['records', 'listItems']

interface RegionsChoiceProps {
  diary: Diary
  regions: readonly string[]
  onPress: (region: BodyRegion) => void
}

/** The parts of the figure that a person's own location covers, by finger or keys. [PLACE-7] */
export function RegionsChoice(props: RegionsChoiceProps) {
  useTextsReady(AREAS)
  return <Figure {...props} />
}

function Figure({ diary, regions, onPress }: RegionsChoiceProps) {
  const text = useText('lists')
  const records = useText('records')
  const heading = useId()
  const nameOf = useRegionNames(diary)
  const chosen = BODY_REGIONS.filter((region) => regions.includes(region))
  const names = [...new Set(chosen.map(nameOf))]
  return (
    <div className="regions-choice" role="group" aria-labelledby={heading}>
      <h3 className="field-label" id={heading}>
        {text('whereOnBody')}
      </h3>
      <p className="list-item-state">{text('whereOnBodyHint')}</p>
      <BodyMapFrame
        words={{
          label: records('bodyMap'),
          views: { front: records('bodyFront'), back: records('bodyBack') },
          sides: { left: records('sideLeft'), right: records('sideRight') },
          region: nameOf,
          zoom: { in: records('bodyZoomIn'), out: records('bodyZoomOut'), whole: records('bodyWhole') },
        }}
        chosen={new Set(chosen)}
        onPress={onPress}
      />
      <p role="status">{names.length === 0 ? text('nowhereOnBody') : names.join(', ')}</p>
    </div>
  )
}

/** Each region has the name of the built-in location that covers the fewest others. */
function useRegionNames(diary: Diary): (region: BodyRegion) => string {
  const builtIn = useLists(diary)
    .itemsOf('location')
    .filter((item) => !isOwn(item))
  const regionsOf = regionsOfLocations(builtIn)
  const places = builtIn.map(({ id, name, label }) => ({ id, text: name, label, regions: regionsOf(id) }))
  return (region) => locationForRegion(region, places)?.label ?? region
}
