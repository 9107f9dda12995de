import { expect, test } from 'vitest'
import { findUnusedFixedTexts } from './findUnusedFixedTexts.ts'

const FIXED = ['records.save', 'records.saving', 'shell.saving', 'filters.any']
const TEXTS = ['records', 'shell', 'filters'].map((area) => ({
  path: `locales/en/${area}.json`,
  text: JSON.stringify({ save: 'Save', saving: 'Saving', any: 'Any' }, null, 2),
}))

/** The ids that no screen shows. */
const unused = (text: string, path = 'web/src/home/Home.tsx', fixed = FIXED) =>
  findUnusedFixedTexts({ fixed, texts: TEXTS, sources: [{ path, text }] }).map(
    ({ path: file, text: said }) =>
      `${/(\w+)\.json$/.exec(file)?.[1] ?? ''}.${/"(\w+)"/.exec(said)?.[1] ?? ''}`,
  )

test('[TOOL-20] a text that no screen shows is reported at its line', () => {
  expect(findUnusedFixedTexts({ fixed: ['records.saving'], texts: TEXTS, sources: [] })).toEqual([
    {
      path: 'locales/en/records.json',
      line: 3,
      text: '"saving" is fixed by the specification, and no screen shows it',
    },
  ])
})

test('[TOOL-20] the same key of another area does not count', () => {
  const screen = `
    function One() { const text = useText('records'); return <b title={text('save')} /> }
    function Other() { const text = useText(); return <b title={text('saving')} /> }`
  expect(unused(screen)).toEqual(['records.saving', 'filters.any'])
})

test('[TOOL-20] either end of a choice, a whole id, a member called like its area and a typed parameter count as uses', () => {
  const screen = `
    function One({ isBusy }) { const text = useText('records'); return text(isBusy ? 'saving' : 'save') }
    const ROW = { label: 'shell.saving' }
    const said = (words) => words.filters('any')`
  expect(unused(screen)).toEqual([])
  expect(unused(`const said = (text: Text<'shell'>) => text('saving')`)).toEqual([
    'records.save',
    'records.saving',
    'filters.any',
  ])
})

test('[TOOL-20] a table of keys counts for the areas that its file or its folder names', () => {
  const table = `const WORDS = { busy: 'saving', done: 'save' } as const`
  expect(unused(table)).toEqual(FIXED)
  expect(unused(table, 'domain/src/records/words.ts')).toEqual(['shell.saving', 'filters.any'])
  expect(unused(`const WORDS: Record<Mode, Key<'filters'>> = { some: 'any' }`)).toEqual([
    'records.save',
    'records.saving',
    'shell.saving',
  ])
})

test('[TOOL-20] a key whose middle is filled in counts by its beginning and its end', () => {
  const screen = 'const said = (step: number, text: Text<"scale">) => text(`severity${step}`)'
  const fixed = ['scale.severity3', 'scale.reflection3']
  const texts = [{ path: 'locales/en/scale.json', text: '{"severity3": "Mild", "reflection3": "Hard"}' }]
  const sources = [{ path: 'web/src/home/Home.tsx', text: screen }]
  expect(findUnusedFixedTexts({ fixed, texts, sources }).map(({ text }) => text)).toEqual([
    '"reflection3" is fixed by the specification, and no screen shows it',
  ])
})

test('[TOOL-20] a string that only names a state is not a text', () => {
  const screen = `
    type Mode = 'any' | 'saving'
    const NONE = 'any'
    function One({ mode }) {
      const text = useText('filters')
      if (mode === 'any') answer('any')
      switch (mode) { case 'any': return { is: 'any' } }
      return <b className="any" />
    }`
  expect(unused(screen, 'web/src/filters/One.tsx', ['filters.any'])).toEqual(['filters.any'])
})

test('[TOOL-20] the screens that show the parts do not count', () => {
  const screen = `function One() { const text = useText('filters'); return text('any') }`
  const fixed = ['filters.any']
  expect(unused(screen, 'web/src/app/workshop/FormSamples.tsx', fixed)).toEqual(fixed)
  expect(unused(screen, 'web/src/app/workshop/TestScreen.tsx', fixed)).toEqual(fixed)
  expect(unused(screen, 'web/src/app/frame/Tabs.tsx', fixed)).toEqual([])
})
