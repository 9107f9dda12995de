import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListRow } from './ListRow.tsx'
import { SectionList } from './SectionList.tsx'
import { Stepper } from './Stepper.tsx'

/** The text that a screen reader reads as one unit. */
const spoken = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')

test('[UI-17] title and subtitle of a row are read with a pause between them', () => {
  const row = <ListRow icon={null} title="General" subtitle="Home screen and help" end={null} />
  expect(spoken(renderToStaticMarkup(row))).toBe('General, Home screen and help')
})

test('[UI-17] a row without a subtitle ends without a pause', () => {
  expect(spoken(renderToStaticMarkup(<ListRow icon={null} title="FAQ" end={null} />))).toBe('FAQ')
})

test('[UI-17] a section reads out its name, its content and that it is filled in', () => {
  const list = (
    <SectionList
      label="Sections"
      doneLabel="filled in"
      sections={[{ id: 'severity', icon: null, name: 'Severity', entered: '6, hard to ignore' }]}
      current="severity"
      onChoose={() => undefined}
    />
  )
  expect(spoken(renderToStaticMarkup(list))).toBe('Severity, 6, hard to ignore, filled in')
})

test('[UI-17] a step reads out its number and its name', () => {
  const stepper = <Stepper current={1} total={10} words="1 of 10" name="Severity" />
  expect(spoken(renderToStaticMarkup(stepper))).toBe('1 of 10, Severity')
})
