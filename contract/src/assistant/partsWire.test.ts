import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { Basis } from '@reprieve/domain/assistant/basis.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisFromWire, basisToWire } from './basisWire.ts'
import { assistantCalls } from './calls.ts'
import { partsFromWire, partsToWire } from './partsWire.ts'
import { assistantLanguage } from './wire.ts'

const days: Basis = {
  view: 'insights',
  range: { is: 'custom', from: '2026-10-01', to: '2026-10-31' },
  criteria: null,
  ids: null,
  n: 18,
}
const hard: Basis = {
  ...days,
  view: 'records',
  range: { is: '30days' },
  criteria: { ...DEFAULT_CRITERIA, severity: { from: 7, to: 10 } },
}
const shown = { text: '5.6', value: 5.6, as: 'tenth', basis: days } as const
const counted = { text: '22 days', value: 22, as: 'count', basis: hard } as const
const parts: AnswerPart[] = [
  { is: 'text', text: 'Your average pain was ' },
  { is: 'figure', text: '5.2', value: 5.2, as: 'tenth', basis: days },
  { is: 'name', text: '7 up' },
  { is: 'text', text: 'Pain was higher.', isStrong: true },
  {
    is: 'bars',
    scale: 'pain',
    rows: [
      { label: { text: '7 up', isName: true }, count: counted, value: shown, isWith: true },
      { label: { text: 'Other days', isName: false }, count: counted, value: shown, isWith: false },
    ],
  },
  { is: 'marks', better: counted, same: counted, worse: counted },
  { is: 'source', ...counted },
  { is: 'help', anchor: 'reminders', title: 'Reminders', quote: 'Press Add.' },
  {
    is: 'guide',
    contentId: 'pain-and-sleep',
    title: 'Pain and sleep',
    quote: null,
    section: null,
    minutes: 4,
  },
  { is: 'guide', contentId: 'pacing-and-boom-bust', title: 'Pacing', quote: 'Stop early.', section: null },
  { is: 'card', danger: 'urgent', flags: ['chest'] },
  { is: 'choices', choices: [{ says: 'As a symptom', asks: 'How often did I record stress?' }] },
  { is: 'screen', screen: 'brief', text: 'Open the page for your appointment' },
]

const KINDS = [...new Set(parts.map(({ is }) => is))]

test('[ASST-50] a picture is drawn whole or not at all', () => {
  const bars = partsToWire(parts).find(({ is }) => is === 'bars')
  const rows = bars?.is === 'bars' ? bars.rows : []
  const broken = { ...rows[1], value: { ...rows[1]!.value, basis: null } }
  expect(partsFromWire([{ ...bars, rows: [rows[0], broken] }])).toEqual([])
  expect(partsFromWire([{ ...bars, scale: 'weather' }])).toEqual([])
  expect(partsFromWire([{ ...bars, rows: [] }])).toEqual([])
})

test('[ASST-17, ASST-18] an answer survives the wire unchanged, every number with its basis', () => {
  const sent = assistantCalls['solace/generate-response'].answer.parse({
    response: 'x',
    parts: partsToWire(parts),
    exchange_id: '01900000-0000-7000-8000-000000000000',
  })
  expect(partsFromWire(sent.parts)).toEqual(parts)
})

test.each([days, hard, { ...days, view: 'doses' as const, ids: ['a', 'b'], n: 2 }])(
  '[ASST-18] a basis survives the wire unchanged: $view',
  (basis) => {
    expect(basisFromWire(JSON.parse(JSON.stringify(basisToWire(basis))))).toEqual(basis)
  },
)

test.each([
  { view: 'elsewhere' },
  { range: 'yesterday' },
  { range: '2026-10-31_2026-10-01' },
  { n: -1 },
  { n: '18' },
  { ids: [7] },
  { ids: Array.from({ length: 201 }, () => 'x') },
  { criteria: 'all' },
])('[ASST-18] a number with an incomplete basis is plain text and no link: %j', (wrong) => {
  const basis = { ...basisToWire(days), ...wrong }
  expect(basisFromWire(basis)).toBeNull()
  const figure = { is: 'figure', text: '5.2', value: 5.2, as: 'tenth', basis }
  expect(partsFromWire([figure])).toEqual([{ is: 'text', text: '5.2' }])
})

test('[ASST-17, REL 1d] parts unknown to an old page are left out, and nothing can break the reader', () => {
  expect(partsFromWire([{ is: 'picture', text: 'x' }, { is: 'toString' }, null, parts[0]])).toEqual([
    parts[0],
  ])
  expect(partsFromWire([{ is: 'card', danger: 'later' }])).toEqual([
    { is: 'card', danger: 'crisis', flags: [] },
  ])
  expect(partsFromWire([{ is: 'screen', screen: 'elsewhere', text: 'There' }])).toEqual([
    { is: 'text', text: 'There' },
  ])
  const kinds = fc.constantFrom(...KINDS, '__proto__')
  fc.assert(
    fc.property(kinds, fc.jsonValue({ maxDepth: 3 }), (is, said) => {
      const fields = { text: said, basis: said, choices: said, flags: said, screen: said, quote: said }
      const drawn = { scale: 'pain', rows: [said, { label: said, count: said }], better: said }
      expect(() => partsFromWire([{ ...fields, ...drawn, is }, said, [said]])).not.toThrow()
    }),
    { seed: 11, numRuns: 300 },
  )
})

test('[ASST-10] simplified Chinese is zh-hans in the calls of the assistant, and every other language itself', () => {
  expect(assistantLanguage('zh-rCN')).toBe('zh-hans')
  expect(assistantLanguage('de')).toBe('de')
})
