import { keepThroughFullDisk } from '../device/persist.ts'
import { useText } from '../settings/words.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { useWaysOut, type WaysOut } from '../ui/useWaysOut.ts'
import type { ConditionWork, Fault } from './useConditionWork.ts'

export interface ConditionLeaving extends Pick<
  WaysOut<Fault>,
  'fault' | 'forgetFault' | 'keepForLater' | 'discard'
> {
  /** Shows a toast when it is saved, and resolves to whether it is. [COND-13] */
  save: () => Promise<boolean>
  /** Silently: the search leads back to it. Resolves to whether the draft is stored. [COND-12] */
  keepAlong: () => Promise<boolean>
}

export function useConditionLeaving(work: ConditionWork, isNew: boolean): ConditionLeaving {
  const text = useText('conditions')
  const records = useText('records')
  const toasts = useToasts()
  const ways = useWaysOut<Fault>(work, { kept: text('keptForLater'), closed: records('closedUnsaved') })
  const { fault, forgetFault, keepForLater, discard } = ways
  const save = async (): Promise<boolean> => {
    if (!ways.isDone(await work.save()) || !ways.isFirstOut()) return false
    toasts.show({ message: text(isNew ? 'added' : 'edited'), isDone: true })
    void keepThroughFullDisk()
    return true
  }
  const keepAlong = async (): Promise<boolean> => ways.isDone(await work.keepForLater())
  return { fault, forgetFault, keepForLater, discard, save, keepAlong }
}
