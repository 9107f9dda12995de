import { LeaveWithChanges } from '../../editing/LeaveWithChanges.tsx'
import { useLeaving, type Leaving } from '../../editing/useLeaving.ts'
import type { StorageFault } from '../../local/tables.ts'
import { useFaultText, useLeaveWords } from '../../text/formTexts.ts'
import { useText } from '../../text/useText.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import type { ProfileEditing } from './aboutMeForm.ts'

interface LeaveProfileProps {
  editor: ProfileEditing
  leaving: ProfileLeaving
  onRetry: () => void
}

/** Shown in every section: unsaved changes of "About me" survive switching to the others. */
export function LeaveProfile({ editor, leaving, onRetry }: LeaveProfileProps) {
  const text = useText('profile')
  const common = useText('common')
  const ways = useLeaveWords()
  const records = useText('records')
  const isFaulty = Object.keys(editor.problems).length > 0
  const faultText = useFaultText()
  const { fault } = leaving
  return (
    <>
      <LeaveWithChanges
        when={editor.isDirty}
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

interface ProfileLeaving extends Pick<Leaving<undefined, never>, 'forgetFault' | 'keepForLater' | 'discard'> {
  /** Why the last save failed, if not because of a field. */
  fault: StorageFault | null
  /** Shows a message and returns whether it is saved. */
  save: () => Promise<boolean>
}

export function useProfileLeaving(editor: ProfileEditing): ProfileLeaving {
  const text = useText('profile')
  const account = useText('account')
  const records = useText('records')
  const toasts = useToasts()
  const leaving = useLeaving(editor, { kept: text('keptForLater'), closed: records('closedUnsaved') })
  const { fault } = leaving
  return {
    ...leaving,
    fault: typeof fault === 'string' ? fault : null,
    save: async () => {
      if (leaving.settle(await editor.save()) === null) return false
      toasts.show({ message: account('profileSaved'), isDone: true })
      return true
    },
  }
}
