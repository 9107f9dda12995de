import { EULA_VERSION, PRIVACY_VERSION } from '@reprieve/domain/account/terms.ts'
import { openSession } from '@reprieve/web/src/access/session.ts'
import { openDeviceDatabase } from '@reprieve/web/src/local/database/deviceDatabase.ts'
import { countRecords } from '@reprieve/web/src/records/readRecords.ts'
import type { Caller } from '../pageWork.ts'
import { openDiaryOfUser } from './benchDiary.ts'

/** From now on the app of this origin belongs to this person, as after a sign-in. */
export async function signIn({ userId, token }: Caller): Promise<void> {
  const device = await openDeviceDatabase()
  const session = await openSession(device)
  await session.become({
    is: 'user',
    userId,
    token,
    username: 'bench',
    email: 'bench@example.org',
    endedBy: null,
    accepted: { eula: EULA_VERSION, privacy: PRIVACY_VERSION },
  })
  device.close()
}

/** The number of this person's records on this device. */
export async function countStoredRecords({ userId }: Caller): Promise<number> {
  const diary = await openDiaryOfUser(userId)
  const count = await countRecords(diary)
  diary.close()
  return count
}
