import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { ReactNode } from 'react'
import { useText, useWords } from '../settings/words.tsx'
import { BodyParts } from './ComponentsOfBody.tsx'
import { CalendarParts } from './ComponentsOfDays.tsx'
import { FormParts, InputParts } from './ComponentsOfForms.tsx'
import { BadgeParts, RangeParts, SliderParts } from './ComponentsOfScales.tsx'
import { ButtonParts, MessageParts, OverlayParts } from './ComponentsThatAct.tsx'
import { ListParts, RecordParts, SectionParts } from './ComponentsThatList.tsx'
import { IconParts, ScreenParts, StateParts, WaitingParts } from './ComponentsThatShow.tsx'
import './componentsScreen.css'
import { useLayout } from './useLayout.ts'

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
  const { book } = useWords()
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
      </div>
    </>
  )
}
