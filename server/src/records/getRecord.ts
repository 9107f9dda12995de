import { RESULT } from '@reprieve/contract/codes.ts'
import { KEPT_TYPE } from '@reprieve/contract/account/keptRecord.ts'
import { PROFILE_TYPE } from '@reprieve/contract/account/profileGroups.ts'
import { DOSE_TYPE } from '@reprieve/contract/doses/doseType.ts'
import type { RequestOf } from '@reprieve/contract/calls.ts'
import { PREFERENCES_TYPE } from '@reprieve/contract/lists/sentPreferences.ts'
import { SETTINGS_TYPE, prefOf } from '@reprieve/contract/settings/settingsGroups.ts'
import { PROFILE_KIND, SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { keptRecord } from '../account/kept/keptRecord.ts'
import { USER_TYPE, userRecordOf } from '../account/userRecord.ts'
import { CONDITION_KIND } from '../conditions/conditionKind.ts'
import { itemByName } from '../db/itemPull.ts'
import { refuse, type CallContext, type Handler } from '../handler.ts'
import { fieldNumbers } from '../lists/fieldNumbers.ts'
import { preferencesOf } from '../lists/preferences.ts'
import { LIST_KIND } from '../lists/sentFields.ts'
import { MEDICATION_KIND } from '../medications/medicationKind.ts'
import { settingsOf } from '../settings/userSettings.ts'
import { pulled, pulledItem, typeOf } from './answers.ts'
import { withNumbers } from './plainRecord.ts'
import { wholeProfile } from './wholeProfile.ts'
import { DIARY_KINDS, DOSE_KIND, KINDS_OF_THE_CALLS } from './sentItems.ts'

export const DIARY_TYPE = 'pain_record'

type GetRecordRequest = RequestOf<'sync/get-record'>

/**
 * One item by its number or client id, or a record that each person has only one of. Another person's item is answered
 * as missing (D5). A device that could not read an item of a pull asks for it again by the record type of the pull, as
 * groups.
 */
export const getRecord: Handler<'sync/get-record'> = async (asked, context) => {
  const { services, person } = context
  const type = asked.record_type ?? asked.type ?? DIARY_TYPE
  const one = asked.groups === 1 ? undefined : ONE_OF_EACH.get(type)
  if (one !== undefined) return one(asked, context)
  const kinds = KINDS.get(type)
  const name = kinds === undefined ? null : nameIn(asked)
  const item = name === null ? undefined : await itemByName(services.db, person.userId, kinds!, name)
  if (item === undefined) return refuse(RESULT.notFound)
  if (asked.groups === 1) return pulledItem(item)
  if (!DIARY_KINDS.includes(item.kind)) return pulled(item)
  return withNumbers(pulled(item), await fieldNumbers(services.db, person.userId))
}

type OneOfEach = (asked: GetRecordRequest, context: CallContext) => ReturnType<typeof getRecord>

const ONE_OF_EACH: ReadonlyMap<string, OneOfEach> = new Map<string, OneOfEach>([
  [PREFERENCES_TYPE, (_, { services, person }) => preferencesOf(services.db, person.userId)],
  [PROFILE_TYPE, (_, { services, person, language }) => wholeProfile(services, person.userId, language)],
  [USER_TYPE, (_, { services, person }) => userRecordOf(services, person.userId)],
  [KEPT_TYPE, keptRecord],
  [
    SETTINGS_TYPE,
    async ({ pref_type: said }, { services, person }) => {
      const pref = prefOf(said)
      return pref === null ? refuse(RESULT.notFound) : settingsOf(services.db, person.userId, pref)
    },
  ],
])

const OWN_KINDS = [
  ...KINDS_OF_THE_CALLS,
  LIST_KIND,
  CONDITION_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  ...SETTINGS_KINDS,
]

/** The kinds behind each record type. */
const KINDS: ReadonlyMap<string, string[]> = new Map([
  ...OWN_KINDS.map((kind): [string, string[]] => [typeOf(kind), [kind]]),
  [DIARY_TYPE, DIARY_KINDS],
  [DOSE_TYPE, [DOSE_KIND]],
])

function nameIn({ client_id, record_id }: GetRecordRequest) {
  if (client_id !== undefined) return { client_id: client_id.toLowerCase() }
  return record_id === undefined ? null : { num: record_id }
}
