import { expect, test } from 'vitest'
import { NOTHING_ID } from './columns/columns.ts'
import { DEFAULT_CRITERIA } from './criteria.ts'
import type { FactorKind } from './filter.ts'
import { aRecordAtTime, aMarkedItem, aReferenceTo, runFilterForIds, nothingIn } from './testing/facts.ts'

const { fields } = DEFAULT_CRITERIA
const diaryOf = (items: Record<string, ReturnType<typeof aMarkedItem>[]>) =>
  Object.entries(items).map(([id, its], day) =>
    aRecordAtTime(id, `2026-11-${day + 10}T08:00`, { items: its }),
  )

const tried = diaryOf({
  helped: [aMarkedItem('alleviating_factor', 'Heat', 'alleviating')],
  'did not': [aMarkedItem('alleviating_factor', 'Heat', 'ineffective')],
  unmarked: [aMarkedItem('alleviating_factor', 'Heat', 'unmarked')],
  worse: [aMarkedItem('aggravating_factor', 'Cold')],
})
const byFactor = (name: string, ...kinds: FactorKind[]) =>
  runFilterForIds(tried, { factors: [{ item: aReferenceTo(name), kinds }] })

test('[FILT-11] the kind of a factor is given by its mark, or by the list of what makes it worse', () => {
  expect(byFactor('Heat', 'alleviating')).toEqual(['helped'])
  expect(byFactor('Heat', 'ineffective')).toEqual(['did not'])
  expect(byFactor('Heat', 'alleviating', 'ineffective')).toEqual(['helped', 'did not'])
  expect(byFactor('Heat')).toEqual(['helped', 'did not', 'unmarked'])
  expect(byFactor('Heat', 'aggravating')).toEqual([])
  expect(byFactor('Cold', 'aggravating')).toEqual(['worse'])
  expect(byFactor('Cold')).toEqual(['worse'])
  expect(byFactor('Cold', 'alleviating')).toEqual([])
})

test('[FILT-11] a medication is of a kind by its mark, and no factor', () => {
  const taken = diaryOf({
    helped: [aMarkedItem('medication', 'Heat', 'alleviating')],
    worse: [aMarkedItem('medication', 'Heat', 'aggravating')],
    unmarked: [aMarkedItem('medication', 'Heat', 'unmarked')],
  })
  const by = (...kinds: FactorKind[]) =>
    runFilterForIds(taken, { medications: [{ item: aReferenceTo('Heat'), kinds }] })
  expect(by('aggravating')).toEqual(['worse'])
  expect(by('aggravating', 'alleviating')).toEqual(['helped', 'worse'])
  expect(by()).toEqual(['helped', 'worse', 'unmarked'])
  expect(runFilterForIds(taken, { factors: [{ item: aReferenceTo('Heat'), kinds: [] }] })).toEqual([])
})

const KNEE = { list: 'location', mark: 0 } as const
const knees = diaryOf({
  original: [{ ...KNEE, id: 'knee', text: 'Knee' }],
  copy: [{ ...KNEE, id: 'copy', text: 'knee' }],
  renamed: [{ ...KNEE, id: 'knee', text: 'Left knee' }],
  other: [{ ...KNEE, id: 'other', text: 'Hip' }],
  elsewhere: [{ ...KNEE, list: 'symptom', id: 'knee', text: 'Knee' }],
})
const idToday = ({ id }: { id: string }) => (id === 'copy' ? 'knee' : id)
const at = (id: string, text: string) => ({ fields: { ...fields, location: [{ id, text }] } })

test('[FILT-12] an item is found by every id that it has had, and by every name', () => {
  for (const id of ['knee', 'copy'])
    expect(runFilterForIds(knees, { ...at(id, 'Whatever'), idToday })).toEqual([
      'original',
      'copy',
      'renamed',
    ])
  expect(runFilterForIds(knees, at('knee', 'Knee'))).toEqual(['original', 'renamed'])
})

test('[FILT-12] also if no record has its current id', () => {
  const onlyCopies = knees.filter(({ id }) => id === 'copy' || id === 'other')
  expect(runFilterForIds(onlyCopies, { ...at('knee', 'Renamed since'), idToday })).toEqual(['copy'])
})

test('[FILT-12] an item with only a known name is found by it, in its own list', () => {
  expect(runFilterForIds(knees, { ...at('name: KNEE ', ' KNEE '), idToday })).toEqual([
    'original',
    'copy',
    'renamed',
  ])
  expect(runFilterForIds(knees, { ...at('name:Hip', 'Hip'), idToday })).toEqual(['other'])
  expect(runFilterForIds(knees, { ...at('unknown', 'Knee'), idToday })).toEqual([])
})

const answers = diaryOf({
  'no symptom': [nothingIn('symptom')],
  worse: [nothingIn('aggravating_factor')],
  tried: [nothingIn('alleviating_factor')],
  taken: [nothingIn('medication')],
  some: [aMarkedItem('symptom', 'Nausea'), aMarkedItem('medication', 'Tea', 'alleviating')],
  'left empty': [],
})
const nothing = { id: NOTHING_ID, text: 'Nothing' }

test('[FILT-13] Nothing finds entries that said so for that list, not entries that left it empty', () => {
  expect(runFilterForIds(answers, { fields: { ...fields, symptom: [nothing] } })).toEqual(['no symptom'])
  expect(runFilterForIds(answers, { fields: { ...fields, symptom: [{ id: 'name:', text: '' }] } })).toEqual(
    [],
  )
  const byKinds = (...kinds: FactorKind[]) =>
    runFilterForIds(answers, { factors: [{ item: nothing, kinds }] })
  expect(byKinds('aggravating')).toEqual(['worse'])
  expect(byKinds('alleviating', 'ineffective')).toEqual(['tried'])
  expect(byKinds()).toEqual(['worse', 'tried'])
  expect(runFilterForIds(answers, { medications: [{ item: nothing, kinds: ['alleviating'] }] })).toEqual([
    'taken',
  ])
})
