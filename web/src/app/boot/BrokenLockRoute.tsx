import type { LockFault } from '../../access/diary.ts'
import { diaryOwner } from '../../access/session.ts'
import { BrokenLockScreen } from '../../account/lock/BrokenLockScreen.tsx'
import { deleteDiary } from '../../sync/logout/deleteDiary.ts'
import type { StartedApp } from './start.ts'
import { useForgetOwner } from './useForgetOwner.ts'

/** Nothing can be counted here: the lock data needed to read the diary is damaged. */
export function BrokenLockRoute({ started, why }: { started: StartedApp; why: LockFault }) {
  const forget = useForgetOwner()
  const remove = async (): Promise<void> => {
    const who = diaryOwner(started.session.current())
    const label = who === null ? null : await started.device.labelOf(who)
    if (who === null || label === null) return
    await deleteDiary({ database: label.database, close: () => {} })
    await forget(who)
  }
  return <BrokenLockScreen why={why} onDelete={remove} />
}
