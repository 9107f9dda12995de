import { RESULT } from '@reprieve/contract/codes.ts'
import { PROFILE_TYPE } from '@reprieve/contract/account/profileGroups.ts'
import { DOSE_TYPE } from '@reprieve/contract/doses/doseType.ts'
import type { RequestOf } from '@reprieve/contract/calls.ts'
import { PREFERENCES_TYPE } from '@reprieve/contract/lists/sentPreferences.ts'
import { USER_TYPE, userRecordOf } from '../account/userRecord.ts'
import { itemByName } from '../db/itemPull.ts'
import { refuse, type Handler } from '../handler.ts'
import { fieldNumbers } from '../lists/fieldNumbers.ts'
import { preferencesOf } from '../lists/preferences.ts'
import { pulled } from './answers.ts'
import { withNumbers } from './plainRecord.ts'
import { wholeProfile } from './wholeProfile.ts'
import { DIARY_KINDS, DOSE_KIND } from './sentItems.ts'

export const DIARY_TYPE = 'pain_record'

/** What a person has one of, and is not built yet (D34). */
const OF_LATER = ['user_settings_record']

/** One record of the diary, by its number or its client id; or one of those that a person has only one of. A
 *  stranger's is like none at all (D5). */
export const getRecord: Handler<'sync/get-record'> = async (asked, { services, person, language }) => {
  const type = asked.record_type ?? asked.type ?? DIARY_TYPE
  if (type === PREFERENCES_TYPE) return preferencesOf(services.db, person.userId)
  if (type === PROFILE_TYPE) return wholeProfile(services, person.userId, language)
  if (type === USER_TYPE) return userRecordOf(services, person.userId)
  if (OF_LATER.includes(type)) return refuse(RESULT.notBuilt)
  const kinds = KINDS.get(type)
  const name = kinds === undefined ? null : nameIn(asked)
  const item = name === null ? undefined : await itemByName(services.db, person.userId, kinds!, name)
  if (item === undefined) return refuse(RESULT.notFound)
  if (item.kind === DOSE_KIND) return pulled(item)
  return withNumbers(pulled(item), await fieldNumbers(services.db, person.userId))
}

/** What a person has many of, by the name of its records. */
const KINDS: ReadonlyMap<string, string[]> = new Map([
  [DIARY_TYPE, DIARY_KINDS],
  [DOSE_TYPE, [DOSE_KIND]],
])

function nameIn({ client_id, record_id }: RequestOf<'sync/get-record'>) {
  if (client_id !== undefined) return { client_id: client_id.toLowerCase() }
  return record_id === undefined ? null : { num: record_id }
}
