import { use, useState } from 'react'
import { DiaryContext, type OpenDiary } from '../../access/diary.ts'
import { UnlockScreen } from '../../account/lock/UnlockScreen.tsx'
import { deleteDiary } from '../../sync/logout/deleteDiary.ts'
import { canClearDevice, findUnsent, findWholeDiary, type UnsentSummary } from '../../sync/logout/unsent.ts'
import { useCountsText } from '../../sync/logout/useCountsText.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useForgetOwner } from '../boot/useForgetOwner.ts'
import { LoadingSkeleton } from '../frame/fallbacks.tsx'

/** A locked diary, with a way out for a person who cannot unlock it: account does not import the sync. */
export function UnlockRoute() {
  useTextsReady(['lock', 'sync'])
  const diary = use(DiaryContext)
  // Unlocked a moment ago: its screens are loading.
  if (diary === null || diary.lock.is !== 'locked') return <LoadingSkeleton />
  return <UnlockScreen record={diary.lock.record} deleteHere={<DeleteHere diary={diary} />} />
}

/** Shows how many entries exist only here: they are counted without being decrypted. [LOCK-19] */
function DeleteHere({ diary }: { diary: OpenDiary }) {
  const text = useText('lock')
  const toasts = useToasts()
  const forget = useForgetOwner()
  const [found, setFound] = useState<UnsentSummary | null>(null)
  const find = diary.who.is === 'anonymous' ? findWholeDiary : findUnsent
  const failed = (): void => toasts.show({ message: text('deleteFailed') })
  const ask = (): void => void find(diary).then(setFound, failed)
  const remove = async (agreed: UnsentSummary): Promise<void> => {
    // Entries written meanwhile were not part of the question.
    if (!canClearDevice(await find(diary), agreed)) return ask()
    await deleteDiary(diary)
    await forget(diary.who)
  }
  return (
    <>
      <Button kind="text" label={text('deleteHere')} onPress={ask} />
      {found !== null && (
        <AskToDelete
          found={found}
          isAnonymous={diary.who.is === 'anonymous'}
          onDelete={() => void remove(found).catch(failed)}
          onClose={() => setFound(null)}
        />
      )}
    </>
  )
}

interface AskToDeleteProps {
  found: UnsentSummary
  isAnonymous: boolean
  onDelete: () => void
  onClose: () => void
}

function AskToDelete({ found, isAnonymous, onDelete, onClose }: AskToDeleteProps) {
  const text = useText('lock')
  const list = useCountsText(found)
  const said = isAnonymous ? text('deleteAnonymous', { list }) : text('deleteUnsent', { list })
  return (
    <Dialog
      isOpen
      title={text('deleteTitle')}
      text={found.total === 0 && !isAnonymous ? text('deleteAllSent') : said}
      choices={[
        { label: text('keepIt'), kind: 'primary', onChoose: () => {} },
        { label: text('deleteForGood'), kind: 'danger', onChoose: onDelete },
      ]}
      onClose={onClose}
    />
  )
}
