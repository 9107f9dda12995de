import { recordsLost } from '@reprieve/domain/sync/unsentCounts.ts'
import { useRef } from 'react'
import type { OpenDiary } from '../../access/openDiary.ts'
import { useText } from '../../settings/words.tsx'
import { Dialog, type Choice } from '../../ui/Dialog.tsx'
import type { Unsent } from './unsent.ts'
import { useCounted } from './useCounted.ts'
import { useExport } from './useExport.ts'

interface LogoutDialogProps {
  diary: OpenDiary
  unsent: Unsent
  onRetry: () => void
  onCancel: () => void
  onForce: () => void
}

/** DESIGN 8: what would be lost, by kind, with an export; the loss itself comes last and in red. */
export function LogoutDialog(props: LogoutDialogProps) {
  const { diary, unsent, onRetry, onCancel, onForce } = props
  const isAnonymous = isWithoutAccount(diary)
  const text = useText('sync')
  const common = useText('common')
  const words = useQuestion(props)
  const exportAll = useExport(diary, isAnonymous ? 'everything' : 'unsent')
  // A choice closes the dialog before it is reported; only closing without a choice is a cancel.
  const isChosen = useRef(false)
  const choosing = (choose: () => void) => () => {
    isChosen.current = true
    choose()
  }
  const records = recordsLost(unsent.counts)
  const forced = records === null ? text('forceLogOutAll') : text('forceLogOut', { 0: records })
  const lastChoice: Choice = {
    label: isAnonymous ? text('deleteDiary') : forced,
    kind: 'danger',
    onChoose: choosing(onForce),
  }
  const exporting: Choice = { label: text('export'), kind: 'quiet', onChoose: choosing(exportAll) }
  // A locked diary cannot be exported.
  const canExport = unsent.total > 0 && diary.lock.is !== 'locked'
  const safe: Choice[] = isAnonymous
    ? [{ label: text('keepDiary'), kind: 'primary', onChoose: choosing(onCancel) }]
    : [
        { label: common('retry'), kind: 'primary', onChoose: choosing(onRetry) },
        { label: common('cancel'), kind: 'quiet', onChoose: choosing(onCancel) },
      ]
  return (
    <Dialog
      isOpen
      title={words.title}
      text={words.text}
      choices={[...safe, ...(canExport ? [exporting] : []), lastChoice]}
      onClose={() =>
        queueMicrotask(() => {
          if (!isChosen.current) onCancel()
          isChosen.current = false
        })
      }
    />
  )
}

const isWithoutAccount = ({ who }: OpenDiary): boolean => who.is === 'anonymous'

function useQuestion({ diary, unsent }: LogoutDialogProps): { title: string; text: string } {
  const text = useText('sync')
  const list = useCounted(unsent)
  if (isWithoutAccount(diary)) {
    const said = unsent.total === 0 ? text('deleteNothing') : text('deleteText', { list })
    return { title: text('deleteTitle'), text: said }
  }
  const sentences = [
    unsent.sendable > 0 ? text('cannotLogOut') : '',
    text('unsyncedText', { list }),
    unsent.setAside > 0 ? text('setAsideAmong', { count: unsent.setAside }) : '',
  ]
  return { title: text('unsyncedTitle'), text: sentences.filter((one) => one !== '').join(' ') }
}
