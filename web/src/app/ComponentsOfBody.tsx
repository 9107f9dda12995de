import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { BodyMapFrame } from '../ui/bodyMap/BodyMapFrame.tsx'
import { BODY_REGIONS, type BodyRegion } from '../ui/bodyMap/bodyRegion.ts'
import type { BodyWords } from '../ui/bodyMap/bodyWords.ts'
import { LargeBodyMap } from '../ui/bodyMap/LargeBodyMap.tsx'
import { ChipButton } from '../ui/Chip.tsx'
import { ChipList } from '../ui/ChipList.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { IconButton } from '../ui/IconButton.tsx'

const SHOWN = ['head', 'neck', 'lower-back', 'knee-left', 'knee-right']

/** An arm is one location in a record, but two regions on the figure. */
const placeOf = (region: BodyRegion): string => region.replace(/^(upper-arm|forearm)-/, 'arm-')

const PLACES = [...new Set(BODY_REGIONS.map(placeOf))]

function useBodyWords() {
  const text = useText()
  const place = (id: string): string => text(`demoLocation-${id}` as Key<'shell'>)
  const words: BodyWords = {
    label: text('demoBodyMap'),
    views: { front: text('demoBodyFront'), back: text('demoBodyBack') },
    sides: { left: text('demoSideLeft'), right: text('demoSideRight') },
    region: (region) => place(placeOf(region)),
  }
  return { words, place }
}

export function BodyParts() {
  const text = useText()
  const common = useText('common')
  const lists = useText('lists')
  const records = useText('records')
  const { words, place } = useBodyWords()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['lower-back', 'knee-left']))
  const [isLarge, setLarge] = useState(false)

  const toggle = (id: string): void =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]))
  const map = {
    words,
    chosen: new Set(BODY_REGIONS.filter((region) => chosen.has(placeOf(region)))),
    onPress: (region: BodyRegion) => toggle(placeOf(region)),
  }
  const chips = {
    label: records('locations'),
    all: text('demoShowAll', { count: PLACES.length }),
    fewer: text('demoFewer'),
  }
  return (
    <>
      <IconButton
        isOutlined
        label={text('demoBodyLarger')}
        icon={<DiaryIcon name="expand" />}
        onPress={() => setLarge(true)}
      />
      <BodyMapFrame {...map} />
      <ChipList
        words={chips}
        items={PLACES.map((id) => ({ id, label: place(id), isShown: SHOWN.includes(id) }))}
        chosen={chosen}
        onChange={toggle}
      >
        <ChipButton label={lists('edit')} icon={<DiaryIcon name="pencil" />} onPress={() => undefined} />
      </ChipList>
      <LargeBodyMap
        {...map}
        isOpen={isLarge}
        closeLabel={common('close')}
        viewLabel={text('demoBodyView')}
        onClose={() => setLarge(false)}
      />
    </>
  )
}
