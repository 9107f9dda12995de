import { RESULT } from '@reprieve/contract/codes.ts'
import { ACCOUNT_DATA_TYPE } from '@reprieve/contract/account/keptRecord.ts'
import { PROFILE_TYPE } from '@reprieve/contract/account/profileGroups.ts'
import { DOSE_TYPE } from '@reprieve/contract/doses/doseType.ts'
import type { RequestOf } from '@reprieve/contract/calls.ts'
import { PREFERENCES_TYPE } from '@reprieve/contract/lists/sentPreferences.ts'
import { addItemNumbers } from '@reprieve/contract/records/wire.ts'
import { SETTINGS_TYPE, readPrefType } from '@reprieve/contract/settings/settingsGroups.ts'
import { DOSE_KIND, PROFILE_KIND, RECORD_CALL_KINDS, SETTINGS_KINDS } from '@reprieve/domain/sync/pushAct.ts'
import { readAccountData } from '../account/data/accountDataRecord.ts'
import { USER_TYPE, readUserRecord } from '../account/userRecord.ts'
import { CONDITION_KIND } from '../conditions/conditionKind.ts'
import { itemByName } from '../db/itemPull.ts'
import { refuse, type CallContext, type Handler } from '../handler.ts'
import { loadItemNumbers } from '../lists/fieldNumbers.ts'
import { readPreferences } from '../lists/preferences.ts'
import { LIST_KIND } from '../lists/sentFields.ts'
import { MEDICATION_KIND } from '../medications/medicationKind.ts'
import { readUserSettings } from '../settings/userSettings.ts'
import { toPulledRecord, toPulledGroups, recordTypeOfKind } from './answers.ts'
import { wholeProfile } from './wholeProfile.ts'
import { DIARY_KINDS } from './sentItems.ts'

export const DIARY_TYPE = 'pain_record'

type GetRecordRequest = RequestOf<'sync/get-record'>

/**
 * One item by its number or client id, or a record that each person has only one of. Another person's item is answered
 * as missing (D5). A device that could not read an item of a pull asks for it again by the record type of the pull, as
 * groups.
 */
export const getRecord: Handler<'sync/get-record'> = async (request, context) => {
  const { services, person } = context
  const type = request.record_type ?? request.type ?? DIARY_TYPE
  const one = request.groups === 1 ? undefined : ONE_OF_EACH.get(type)
  if (one !== undefined) return one(request, context)
  const kinds = KINDS.get(type)
  const name = kinds === undefined ? null : nameIn(request)
  const item = name === null ? undefined : await itemByName(services.db, person.userId, kinds!, name)
  if (item === undefined) return refuse(RESULT.notFound)
  if (request.groups === 1) return toPulledGroups(item)
  if (!DIARY_KINDS.includes(item.kind)) return toPulledRecord(item)
  return addItemNumbers(toPulledRecord(item), await loadItemNumbers(services.db, person.userId))
}

type OneOfEach = (asked: GetRecordRequest, context: CallContext) => ReturnType<typeof getRecord>

const ONE_OF_EACH: ReadonlyMap<string, OneOfEach> = new Map<string, OneOfEach>([
  [PREFERENCES_TYPE, (_, { services, person }) => readPreferences(services.db, person.userId)],
  [PROFILE_TYPE, (_, { services, person, language }) => wholeProfile(services, person.userId, language)],
  [USER_TYPE, (_, { services, person }) => readUserRecord(services, person.userId)],
  [ACCOUNT_DATA_TYPE, readAccountData],
  [
    SETTINGS_TYPE,
    async ({ pref_type: prefType }, { services, person }) => {
      const pref = readPrefType(prefType)
      return pref === null ? refuse(RESULT.notFound) : readUserSettings(services.db, person.userId, pref)
    },
  ],
])

const OWN_KINDS = [
  ...RECORD_CALL_KINDS,
  LIST_KIND,
  CONDITION_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  ...SETTINGS_KINDS,
]

/** The kinds behind each record type. */
const KINDS: ReadonlyMap<string, string[]> = new Map([
  ...OWN_KINDS.map((kind): [string, string[]] => [recordTypeOfKind(kind), [kind]]),
  [DIARY_TYPE, DIARY_KINDS],
  [DOSE_TYPE, [DOSE_KIND]],
])

function nameIn({ client_id, record_id }: GetRecordRequest) {
  if (client_id !== undefined) return { client_id: client_id.toLowerCase() }
  return record_id === undefined ? null : { num: record_id }
}
