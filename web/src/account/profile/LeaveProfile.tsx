import type { FormProblems } from '@reprieve/domain/account/profileForm.ts'
import { requestPersistentStorage } from '../../device/browserStorage.ts'
import type { StorageFault } from '../../local/tables.ts'
import { useFaultText, useLeaveWords } from '../../text/formTexts.ts'
import { useText } from '../../text/useText.tsx'
import { LeaveWithChanges } from '../../ui/navigation/LeaveWithChanges.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useWaysOut } from '../../ui/useWaysOut.ts'
import type { ProfileWork } from './useProfileWork.ts'

interface LeaveProfileProps {
  work: ProfileWork
  leaving: ProfileLeaving
  onRetry: () => void
}

/** Shown in every section: unsaved changes of "About me" survive switching to the others. */
export function LeaveProfile({ work, leaving, onRetry }: LeaveProfileProps) {
  const text = useText('profile')
  const common = useText('common')
  const ways = useLeaveWords()
  const records = useText('records')
  const isFaulty = Object.keys(work.problems).length > 0
  const faultText = useFaultText()
  const { fault } = leaving
  return (
    <>
      <LeaveWithChanges
        when={work.asks}
        words={{
          question: text('leaveQuestion'),
          ...(isFaulty && { text: text('leaveFaulty') }),
          ...ways,
        }}
        onSave={isFaulty ? leaving.keepForLater : leaving.save}
        onDiscard={leaving.discard}
      />
      <Dialog
        isOpen={fault !== null}
        title={text('notSavedTitle')}
        {...(fault !== null && { text: faultText(fault) })}
        choices={[
          { label: common('retry'), kind: 'primary', onChoose: onRetry },
          { label: records('leaveBack'), kind: 'quiet', onChoose: () => undefined },
        ]}
        onClose={leaving.forgetFault}
      />
    </>
  )
}

type Fault = FormProblems | StorageFault

interface ProfileLeaving {
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
    void requestPersistentStorage()
    return true
  }
  return { fault: typeof fault === 'string' ? fault : null, forgetFault, save, keepForLater, discard }
}
