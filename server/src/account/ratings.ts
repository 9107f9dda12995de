import { toFields } from '@reprieve/contract/fields.ts'
import type { Db } from '../db/pool.ts'
import { readUserSettings } from '../settings/userSettings.ts'

/** In which stores the person said that they rated the app, with the specification's flags for the two. [HOME-11] */
export async function readRatings(db: Db, userId: number) {
  const ratings = toFields(toFields((await readUserSettings(db, userId, 'home_cards'))['content'])['rated'])
  const rated = Object.fromEntries(Object.entries(ratings).filter(([, value]) => isYes(value)))
  return { rated, apple_rn_rated: isYes(ratings['ios']), android_rn_rated: isYes(ratings['android']) }
}

const isYes = (value: unknown): boolean => value === 1 || value === true
