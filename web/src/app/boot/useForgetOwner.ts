import { diaryOwner, NOBODY, type Session, useSessionStore } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import type { DiaryOwner } from '../../local/database/deviceDatabase.ts'
import { forgetHints } from '../../settings/hints/changeHints.ts'

/** Leaves the device without an owner, unless another person has logged in meanwhile. */
export function useForgetOwner(): (who: DiaryOwner) => Promise<void> {
  const device = useDevice()
  const store = useSessionStore()
  return async (who) => {
    await device.forget(who)
    if (who.is === 'anonymous') await forgetHints(device)
    const isTheirs = (kept: Session): boolean => JSON.stringify(diaryOwner(kept)) === JSON.stringify(who)
    await store.change((kept) => (isTheirs(kept) ? NOBODY : null))
  }
}
