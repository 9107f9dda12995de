import type { DeviceDatabase } from '../../local/deviceDatabase.ts'
import type { Diary } from '../../local/rows.ts'
import { forgetServer } from './forgetServer.ts'

export interface KeepParts {
  diary: Diary
  userId: string
  device: Pick<DeviceDatabase, 'giveToAnonymous' | 'hasAnonymous'>
  /** The device still belongs to that user, and is locked: nobody has logged in in another tab meanwhile. */
  isStillTheirs: () => Promise<boolean>
  /** Tells all tabs that the owner of the device has no account. */
  become: () => Promise<void>
}

export type KeepDiaryOutcome = 'kept' | 'has-one' | 'gone' | 'failed'

/** D24: the diary of an account that was deleted elsewhere continues without one. [ACC-22] */
export async function keepDiary(parts: KeepParts): Promise<KeepDiaryOutcome> {
  const { diary, userId, device } = parts
  try {
    if (!(await parts.isStillTheirs())) return 'gone'
    if (await device.hasAnonymous()) return 'has-one'
    if ((await forgetServer(diary)) !== null) return 'failed'
    // Last: a device that dies before still has everything, under the account's name.
    const given = await device.giveToAnonymous(userId, { is: 'anonymous' })
    if (!given.ok) return given.reason === 'has-one' ? 'has-one' : 'gone'
    await parts.become()
    return 'kept'
  } catch {
    return 'failed'
  }
}
