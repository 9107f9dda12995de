import { EMPTY_MEDICATION } from '@reprieve/domain/medications/medication.ts'
import { aDiary } from '@reprieve/domain/results/testing/aDiary.ts'
import { expect, test } from 'vitest'
import { nameKnownThings } from './knownThings.ts'

const namesOf = async (...names: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const medications = names.map((commonName) => ({ ...EMPTY_MEDICATION, id: commonName, commonName }))
  const known = await nameKnownThings({ columns: aDiary([]), listRows: [], medications }, (_list, id) => id)
  return known.filter(({ thing }) => thing.list === 'medication').map((one) => one.names)
}

test('[ASST-96] a medicine is found by the brands of its substance', async () => {
  const [ibuprofen] = await namesOf('Ibuprofen')
  expect(ibuprofen).toEqual(expect.arrayContaining(['Ibuprofen', 'Nurofen', 'Advil']))
  expect(await namesOf('My own drops')).toEqual([['My own drops', 'My own drops']])
})

test('[ASST-96] not by a name that is that of another medicine in the diary', async () => {
  const [ibuprofen, nurofen] = await namesOf('Ibuprofen', 'Nurofen')
  expect(ibuprofen).not.toContain('Nurofen')
  expect(nurofen).toContain('Nurofen')
})

test('[ASST-131] the words for its kind name a medicine, too', async () => {
  const [ibuprofen, gabapentin] = await namesOf('Ibuprofen', 'Gabapentin')
  expect(ibuprofen).toEqual(expect.arrayContaining(['anti-inflammatory', 'Entzündungshemmer', '소염제']))
  expect(gabapentin).not.toContain('anti-inflammatory')
  expect(gabapentin).toContain('신경약')
})
