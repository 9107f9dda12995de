import { toFields } from '@reprieve/contract/fields.ts'
import {
  type ReadingPlace,
  type ReadingPlaces,
  setReadingPlace,
} from '@reprieve/domain/guide/readingPlace.ts'
import { PARTS_RING, readPart, storePart } from '../local/diaryParts.ts'
import { perDiary, queuePerDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'

// Where the person stopped in each article. With the diary, so that the app lock encrypts it: what somebody reads says
// something about them. It stays on the device. [GUIDE-29]

const PART = 'reading'

export const readReadingPlaces = (diary: Diary): Promise<ReadingPlaces> => readPart(diary, PART, placesFrom)

/** Null: at the beginning, or read to the end. */
export const storeReadingPlace = (diary: Diary, id: string, place: ReadingPlace | null): Promise<void> =>
  inTurn(diary, async () => {
    const before = await readReadingPlaces(diary)
    if (place === null && !Object.hasOwn(before, id)) return
    await storePart(diary, PART, setReadingPlace(before, id, place))
  })

const inTurn = queuePerDiary()

export const watchReadingPlaces = perDiary((diary: Diary): WatchedRead<ReadingPlaces> =>
  watch(diary.doorbell, [PARTS_RING], () => readReadingPlaces(diary)),
)

/** Values that cannot be read count as missing. */
function placesFrom(kept: unknown): ReadingPlaces {
  return Object.fromEntries(
    Object.entries(toFields(kept)).flatMap(([id, value]) => {
      const { block, share, at } = toFields(value)
      const isPlace = typeof block === 'number' && typeof share === 'number' && typeof at === 'number'
      return isPlace && share >= 0 && share <= 1 ? [[id, { block, share, at }]] : []
    }),
  )
}
