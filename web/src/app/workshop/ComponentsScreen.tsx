import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { type ReactNode, useState } from 'react'
import { useFormatTag, useLanguage, useText } from '../../text/useText.tsx'
import { CalendarCell } from '../../ui/layout/CalendarCell.tsx'
import { ChipButton } from '../../ui/controls/Chip.tsx'
import { ChipList } from '../../ui/controls/ChipList.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Glyph, GLYPH_SHAPES } from '../../ui/icons/Glyph.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { BodyMapFrame, LargeBodyMap } from '../../ui/bodyMap/LargeBodyMap.tsx'
import { BODY_REGIONS, type BodyRegion, type BodyWords } from '../../ui/bodyMap/bodyRegion.ts'
import { ButtonParts, FormParts, InputParts, MessageParts, OverlayParts } from './FormSamples.tsx'
import {
  BadgeParts,
  ListParts,
  RangeParts,
  RecordParts,
  SectionParts,
  SliderParts,
  useScale,
} from './DataSamples.tsx'
import { PictureSamples } from './PictureSamples.tsx'
import { IconParts, ScreenParts, StateParts, WaitingParts } from './StateSamples.tsx'
import { useLayout } from '../frame/layout.ts'
import './componentsScreen.css'

const SHOWN = ['head', 'neck', 'lower-back', 'knee-left', 'knee-right']

/** An arm is one location in a record, but two regions on the figure. */
const placeOf = (region: BodyRegion): string => region.replace(/^(upper-arm|forearm)-/, 'arm-')

const PLACES = [...new Set(BODY_REGIONS.map(placeOf))]

function useBodyWords() {
  const text = useText()
  const records = useText('records')
  const place = (id: string): string => text(`demoLocation-${id}` as Key<'shell'>)
  const words: BodyWords = {
    label: text('demoBodyMap'),
    views: { front: text('demoBodyFront'), back: text('demoBodyBack') },
    sides: { left: text('demoSideLeft'), right: text('demoSideRight') },
    region: (region) => place(placeOf(region)),
    zoom: {
      in: records('bodyZoomIn'),
      out: records('bodyZoomOut'),
      whole: records('bodyWhole'),
    },
  }
  return { words, place }
}

function BodyParts() {
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

/** A week with a day that has no record and one with more overlays than there is room for. */
const WEEK = [
  { date: 19, severity: 6, overlays: 1 },
  { date: 20, severity: null, overlays: 0 },
  { date: 21, severity: 2, overlays: 3 },
  { date: 22, severity: 5, overlays: 0 },
  { date: 23, severity: 8, overlays: 5 },
  { date: 24, severity: 10, overlays: 2 },
  { date: 25, severity: 0, overlays: 6 },
] as const

function CalendarParts() {
  const records = useText('records')
  const results = useText('results')
  const common = useText('common')
  const { spoken } = useScale('sev')
  const [chosen, setChosen] = useState(23)
  const dayName = new Intl.DateTimeFormat(useFormatTag(), { day: 'numeric', month: 'long' })
  const overlays = [
    'symptoms',
    'aggravatingFactors',
    'medications',
    'interventions',
    'environment',
    'notes',
  ] as const
  return (
    <>
      <div className="components-week" role="group" aria-label={results('calendar')}>
        {WEEK.map((day) => (
          <CalendarCell
            key={day.date}
            date={day.date}
            severity={day.severity}
            noneLabel={common('none')}
            overlays={GLYPH_SHAPES.slice(0, day.overlays)}
            label={[
              dayName.format(new Date(2026, 9, day.date)),
              day.severity === null ? common('none') : spoken(day.severity),
              ...overlays.slice(0, day.overlays).map((name) => records(name)),
            ].join(', ')}
            isChosen={chosen === day.date}
            onPress={() => setChosen(day.date)}
          />
        ))}
      </div>
      <ul className="components-legend">
        {GLYPH_SHAPES.map((shape, index) => (
          <li key={shape}>
            <Glyph shape={shape} />
            {records(overlays[index] ?? 'notes')}
          </li>
        ))}
      </ul>
    </>
  )
}

const AREAS: readonly BrowserArea[] = [
  'account',
  'lists',
  'medications',
  'records',
  'reflections',
  'results',
  'scale',
  'settings',
  'sync',
]

/** Loads all areas in parallel: the components would request them one after the other. */
function useAreas(): void {
  const { book } = useLanguage()
  for (const area of AREAS) void book.load(area)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Shows every component in its states, to check both themes, every width and every language. */
export function ComponentsScreen() {
  useAreas()
  const text = useText()
  const records = useText('records')
  const results = useText('results')
  const navigation = useText('navigation')

  return (
    <>
      {useLayout() !== 'diary' && <h1>{text('componentsTitle')}</h1>}
      <div className="components">
        <SliderParts />
        <Part title={text('buttons')}>
          <ButtonParts />
        </Part>
        <Part title={text('dialogs')}>
          <OverlayParts />
        </Part>
        <Part title={text('messages')}>
          <MessageParts />
        </Part>
        <Part title={text('demoRange')}>
          <RangeParts />
        </Part>
        <Part title={text('inputs')}>
          <InputParts />
        </Part>
        <Part title={text('demoForm')}>
          <FormParts />
        </Part>
        <Part title={records('locations')}>
          <BodyParts />
        </Part>
        <Part title={text('badges')}>
          <BadgeParts />
        </Part>
        <Part title={text('demoSections')}>
          <SectionParts />
        </Part>
        <Part title={text('demoLists')}>
          <ListParts />
        </Part>
        <Part title={records('painRecords')}>
          <RecordParts />
        </Part>
        <Part title={results('calendar')}>
          <CalendarParts />
        </Part>
        <Part title={text('demoStates')}>
          <StateParts />
        </Part>
        <Part title={text('waiting')}>
          <WaitingParts />
        </Part>
        <Part title={text('demoScreen')}>
          <ScreenParts />
        </Part>
        <Part title={text('demoIcons')}>
          <IconParts />
        </Part>
        <Part title={navigation('painGuide')}>
          <PictureSamples />
        </Part>
      </div>
    </>
  )
}
