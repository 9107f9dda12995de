import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { OpenDiary } from '../../access/openDiary.ts'
import { WriteLinks } from '../../account/WriteLinks.tsx'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Unsent } from '../logout/unsent.ts'
import { useCounted } from '../logout/useCounted.ts'
import { useExport } from '../logout/useExport.ts'
import './deletedElsewhere.css'
import { useDeletedElsewhere } from './useDeletedElsewhere.ts'

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
  found: Unsent
  onDelete: () => void
  onCancel: () => void
}

function DeleteDialog({ found, onDelete, onCancel }: DeleteDialogProps) {
  const text = useText('sync')
  const list = useCounted(found)
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
