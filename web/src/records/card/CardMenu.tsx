import { useState } from 'react'
import { useText } from '../../settings/words.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface CardMenuProps {
  when: string
  /** Null for a record without a URL: one from another device gets it with the number that the server assigns. */
  onEdit: (() => void) | null
  onDuplicate?: (() => void) | null
  onDelete: () => void
}

export function CardMenu({ when, onEdit, onDuplicate = null, onDelete }: CardMenuProps) {
  const common = useText('common')
  const text = useText('records')
  // Null until the question is first asked: a long list has a menu in each card, and most are never used.
  const [asks, setAsks] = useState<boolean | null>(null)
  const actions = [
    ...(onEdit === null
      ? []
      : [{ label: common('edit'), icon: <DiaryIcon name="pencil" />, onAction: onEdit }]),
    ...(onDuplicate === null
      ? []
      : [{ label: common('duplicate'), icon: <DiaryIcon name="copy" />, onAction: onDuplicate }]),
    {
      label: common('delete'),
      icon: <DiaryIcon name="trash" />,
      isDanger: true,
      onAction: () => setAsks(true),
    },
  ]
  return (
    <>
      <ActionMenu
        label={text(onDuplicate === null ? 'cardMenuShort' : 'cardMenu', { when })}
        actions={actions}
      />
      {asks !== null && (
        <Dialog
          isOpen={asks}
          title={text('deleteConfirm')}
          choices={[
            { label: text('keepRecord'), kind: 'primary', onChoose: () => undefined },
            { label: common('delete'), kind: 'danger', onChoose: onDelete },
          ]}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
