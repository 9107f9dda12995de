import { useEffect, useRef, useState } from 'react'
import type { OpenDiary } from '../../access/diary.ts'
import { diaryOwner, NOBODY, type Session, useSessionStore } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { WriteLinks } from '../../account/session/WriteLinks.tsx'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { forgetHints } from '../../settings/hints/changeHints.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { deleteDiary } from '../logout/deleteDiary.ts'
import { canClearDevice, findWholeDiary, type UnsentSummary } from '../logout/unsent.ts'
import { useCountsText } from '../logout/useCountsText.ts'
import { useExport } from '../logout/useExport.ts'
import { keepDiary } from './keepDiary.ts'
import './deletedElsewhere.css'

/** 143 with the reason that the account was deleted: the diary stays untouched until its owner decides. [ACC-22] */
export function DeletedElsewhere({ diary }: { diary: OpenDiary }) {
  const { state, hasOther, keep, askToDelete, remove, cancel } = useDeletedElsewhere(diary)
  const exportAll = useExport(diary, 'everything')
  const text = useText('account')
  const sync = useText('sync')
  const isBusy = state.is === 'working'
  return (
    <section className="card narrow">
      <h1>{text('sessionAccountDeleted')}</h1>
      <p>{text('sessionDeletedText')}</p>
      <section className="deleted-ways" aria-label={text('sessionWhatNow')}>
        {hasOther ? (
          <p id="other-hint" role="status">
            {text('sessionHasOther')}
          </p>
        ) : (
          <>
            <Button
              kind="primary"
              label={text('sessionKeepDiary')}
              describedBy="keep-hint"
              isBusy={isBusy}
              onPress={keep}
            />
            <p id="keep-hint">{text('sessionKeepHint')}</p>
          </>
        )}
        <Button
          kind={hasOther ? 'primary' : 'quiet'}
          label={sync('export')}
          isDisabled={isBusy}
          onPress={exportAll}
          {...(hasOther && { describedBy: 'other-hint' })}
        />
        <Button kind="danger" label={sync('deleteDiary')} isDisabled={isBusy} onPress={askToDelete} />
      </section>
      <WriteLinks why={text('sessionWriteMeanwhile')} />
      <p>{text('sessionDeletedMistake')}</p>
      <Link className="link" to={PATHS.login}>
        {text('logIn')}
      </Link>
      {state.is === 'asking' && <DeleteDialog found={state.found} onDelete={remove} onCancel={cancel} />}
    </section>
  )
}

interface DeleteDialogProps {
  found: UnsentSummary
  onDelete: () => void
  onCancel: () => void
}

function DeleteDialog({ found, onDelete, onCancel }: DeleteDialogProps) {
  const text = useText('sync')
  const list = useCountsText(found)
  // A choice closes the dialog before it is reported; only closing without a choice is a cancel.
  const isChosen = useRef(false)
  return (
    <Dialog
      isOpen
      title={text('deleteTitle')}
      text={found.total === 0 ? text('deleteNothing') : text('deleteText', { list })}
      choices={[
        { label: text('keepDiary'), kind: 'primary', onChoose: onCancel },
        {
          label: text('deleteDiary'),
          kind: 'danger',
          onChoose: () => {
            isChosen.current = true
            onDelete()
          },
        },
      ]}
      onClose={() => queueMicrotask(() => void (isChosen.current || onCancel()))}
    />
  )
}

type Choosing =
  | { is: 'choosing' | 'working' }
  /** With all that would be deleted. */
  | { is: 'asking'; found: UnsentSummary }

/** D24: the three choices for a diary whose account was deleted elsewhere. */
function useDeletedElsewhere(diary: OpenDiary) {
  const device = useDevice()
  const store = useSessionStore()
  const text = useText('account')
  const toasts = useToasts()
  const [state, setState] = useState<Choosing>({ is: 'choosing' })
  // With another diary the two would have to be merged: this one can only be exported or deleted.
  const [hasOther, setHasOther] = useState(false)
  useEffect(() => {
    device.hasAnonymous().then(setHasOther, () => undefined)
  }, [device])
  const isTheirs = (kept: Session): boolean => JSON.stringify(diaryOwner(kept)) === JSON.stringify(diary.who)
  const isLocked = (kept: Session): boolean => kept.is === 'user' && kept.token === null && isTheirs(kept)

  const keep = async (): Promise<void> => {
    setState({ is: 'working' })
    const kept = await keepDiary({
      diary,
      device,
      userId: diary.who.is === 'user' ? diary.who.id : '',
      isStillTheirs: async () => isLocked(await store.kept()),
      // The device already has it; this informs the tabs.
      become: () => store.become({ is: 'anonymous' }),
    })
    if (kept === 'kept') toasts.show({ message: text('sessionDiaryKept'), isDone: true })
    if (kept === 'failed') toasts.show({ message: text('sessionNotKept') })
    if (kept === 'has-one') setHasOther(true)
    setState({ is: 'choosing' })
  }

  const askToDelete = async (): Promise<void> =>
    setState({ is: 'asking', found: await findWholeDiary(diary) })

  const remove = async (): Promise<void> => {
    if (state.is !== 'asking') return
    const { found } = state
    setState({ is: 'working' })
    // The question did not include what another tab has written meanwhile.
    if (!canClearDevice(await findWholeDiary(diary), found)) return askToDelete()
    // A person who has logged in in another tab meanwhile did not ask for it.
    if (!isLocked(await store.kept())) return setState({ is: 'choosing' })
    await deleteDiary(diary)
    await device.forget(diary.who)
    await forgetHints(device)
    await store.change((kept) => (isLocked(kept) ? NOBODY : null))
  }

  const failed = (): void => {
    toasts.show({ message: text('sessionNotKept') })
    setState({ is: 'choosing' })
  }
  return {
    state,
    hasOther,
    keep: () => void keep().catch(failed),
    askToDelete: () => void askToDelete().catch(failed),
    remove: () => void remove().catch(failed),
    cancel: () => setState({ is: 'choosing' }),
  }
}
