import type { FormProblems } from '@reprieve/domain/account/profileForm.ts'
import { keepThroughFullDisk } from '../../device/persist.ts'
import type { StorageFault } from '../../local/tables.ts'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { useWaysOut } from '../../ui/useWaysOut.ts'
import type { ProfileWork } from './useProfileWork.ts'

type Fault = FormProblems | StorageFault

export interface ProfileLeaving {
  /** Why the last save failed, if not because of a field. */
  fault: StorageFault | null
  forgetFault: () => void
  /** Shows a message and returns whether it is saved. */
  save: () => Promise<boolean>
  keepForLater: () => Promise<boolean>
  discard: () => Promise<boolean>
}

export function useProfileLeaving(work: ProfileWork): ProfileLeaving {
  const text = useText('profile')
  const account = useText('account')
  const records = useText('records')
  const toasts = useToasts()
  const { fault, forgetFault, isDone, keepForLater, discard } = useWaysOut<Fault>(work, {
    kept: text('keptForLater'),
    closed: records('closedUnsaved'),
  })
  const save = async (): Promise<boolean> => {
    if (!isDone(await work.save())) return false
    toasts.show({ message: account('profileSaved'), isDone: true })
    void keepThroughFullDisk()
    return true
  }
  return { fault: typeof fault === 'string' ? fault : null, forgetFault, save, keepForLater, discard }
}
