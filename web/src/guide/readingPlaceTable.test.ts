import { expect, test } from 'vitest'
import { storePart } from '../local/diaryParts.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { readReadingPlaces, storeReadingPlace } from './readingPlaceTable.ts'

const PLACE = { block: 4, share: 0.5, at: 7 }

test('[GUIDE-29] where somebody stopped is on the disk, for each article, until they are through', async () => {
  const diary = aDiary()
  await Promise.all([storeReadingPlace(diary, 'a', PLACE), storeReadingPlace(diary, 'b', PLACE)])
  expect(await readReadingPlaces(diary)).toEqual({ a: PLACE, b: PLACE })
  await storeReadingPlace(diary, 'a', null)
  expect(await readReadingPlaces(diary)).toEqual({ b: PLACE })
})

test('[GUIDE-29] what cannot be read is no place', async () => {
  const diary = aDiary()
  await storePart(diary, 'reading', { a: { block: 'x' }, b: { ...PLACE, share: 3 }, c: PLACE, d: null })
  expect(await readReadingPlaces(diary)).toEqual({ c: PLACE })
})
