import { locationForRegion } from '@reprieve/domain/lists/locationRegions.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { withItems } from '@reprieve/domain/records/answer.ts'
import { pressRegion, regionsChosen } from '@reprieve/domain/records/bodyRegions.ts'
import { chooseItem } from '@reprieve/domain/records/chooseFactor.ts'
import { strengthsOnFigure } from '@reprieve/domain/records/placeStrength.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useState } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { ListChips } from '../../lists/ListChips.tsx'
import { useListChoices } from '../../lists/listChoices.ts'
import { useLists } from '../../lists/useLists.ts'
import { HintNote, useFirstUseHint } from '../../settings/hints/HintNote.tsx'
import { noteHintSeen } from '../../settings/hints/changeHints.ts'
import { useText } from '../../text/useText.tsx'
import { BodyMapFrame, LargeBodyMap } from '../../ui/bodyMap/LargeBodyMap.tsx'
import { BODY_REGIONS, type BodyRegion, type BodyWords } from '../../ui/bodyMap/bodyRegion.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { placesText } from '../placeText.ts'
import { PlaceStrengths } from './PlaceStrengths.tsx'
import { SectionHint } from './SectionHint.tsx'
import { toLabelledPlaces, type LabelledPlace } from './bodyPlaces.ts'
import type { SectionProps } from './recordSections.ts'
import './listSection.css'
import './locationsSection.css'

export function LocationsSection({ diary, record, onChange }: SectionProps) {
  const text = useText('records')
  const common = useText('common')
  const { itemsOf, labelOf } = useLists(diary)
  const choices = useListChoices(diary, 'location', withItems(record.location))
  const device = useDevice()
  const hint = useFirstUseHint(device, { hint: 'body-map', screen: 'record-locations' })
  const [isLarge, setLarge] = useState(false)
  const [heard, setHeard] = useState('')
  const [pressed, setPressed] = useState<BodyRegion | null>(null)
  const places = toLabelledPlaces(itemsOf('location'))
  const names = (references: readonly Reference[]): string => references.map(labelOf).join(', ')
  const press = (region: BodyRegion): void => {
    void noteHintSeen(device, 'body-map')
    setPressed(region)
    const next = pressRegion(record, { region, places })
    onChange(next)
    const isMore = next.location.length > record.location.length
    const [from, to] = isMore ? [next.location, record.location] : [record.location, next.location]
    const changed = names(from.filter(({ id }) => to.every((other) => other.id !== id)))
    setHeard(text(isMore ? 'placeChosen' : 'placeTakenOff', { place: changed }))
  }
  const regions = regionsChosen(record, places)
  const map = {
    words: useBodyWords(places),
    chosen: new Set(BODY_REGIONS.filter((region) => regions.has(region))),
    numbers: strengthsOnFigure(record, places),
    onPress: press,
  }
  return (
    <section className="list-section locations">
      <div className="locations-head">
        <h2 className="section-question" tabIndex={-1}>
          {text('whereHurts')}
        </h2>
        <IconButton
          isOutlined
          label={text('bodyLarger')}
          icon={<DiaryIcon name="expand" />}
          onPress={() => setLarge(true)}
        />
      </div>
      <SectionHint hint={text('chooseAny')} nothing={choices.nothing} />
      <HintNote hint={hint} text={text('hintBodyMap')} />
      <div className="locations-ways">
        <BodyMapFrame {...map} />
        <div>
          <ListChips
            label={text('locations')}
            list={choices}
            onItem={(item) => onChange(chooseItem(record, { list: 'location', item }))}
          />
          <PlaceStrengths record={record} places={record.location} labelOf={labelOf} onChange={onChange} />
        </div>
      </div>
      {/* A region may select or clear more than one location: this is announced. */}
      <p className="unseen" role="status">
        {heard}
      </p>
      <LargeBodyMap
        {...map}
        isOpen={isLarge}
        closeLabel={common('close')}
        viewLabel={text('bodyView')}
        onClose={() => setLarge(false)}
      >
        <p className="locations-chosen" role="status">
          {record.location.length === 0 ? text('noPlaceChosen') : placesText(record, labelOf)}
        </p>
        {/* Only the place pressed last: all of them would leave no room for the figure. */}
        <PlaceStrengths
          record={record}
          places={placesAt(record, pressed, places)}
          labelOf={labelOf}
          onChange={onChange}
        />
      </LargeBodyMap>
    </section>
  )
}

/** The chosen places that cover the region pressed last. */
const placesAt = (
  { location }: PainRecord,
  region: BodyRegion | null,
  places: readonly LabelledPlace[],
): readonly Reference[] => {
  const covering = places.filter(({ regions }) => region !== null && regions.includes(region))
  return location.filter(({ id }) => covering.some((place) => place.id === id))
}

/** A region has the name of the location that a press on it chooses. */
function useBodyWords(places: readonly LabelledPlace[]): BodyWords {
  const text = useText('records')
  return {
    label: text('bodyMap'),
    views: { front: text('bodyFront'), back: text('bodyBack') },
    sides: { left: text('sideLeft'), right: text('sideRight') },
    region: (region) => locationForRegion(region, places)?.label ?? region,
    zoom: { in: text('bodyZoomIn'), out: text('bodyZoomOut'), whole: text('bodyWhole') },
  }
}
