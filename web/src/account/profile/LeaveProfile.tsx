import { useFaultText } from '../../settings/useFaultText.ts'
import { useLeaveWords } from '../../settings/useLeaveWords.ts'
import { useText } from '../../settings/words.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LeaveWithChanges } from '../../ui/LeaveWithChanges.tsx'
import type { ProfileLeaving } from './useProfileLeaving.ts'
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
