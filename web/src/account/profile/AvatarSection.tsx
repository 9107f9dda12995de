import { useState } from 'react'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import type { Diary } from '../../local/rows.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useUserRecord } from '../useUserRecord.ts'
import { AvatarOptions } from './AvatarOptions.tsx'
import './avatarSection.css'
import { NeedsAccount } from './NeedsAccount.tsx'
import { useAvatarActs, usePicture } from './useAvatar.ts'

interface AvatarSectionProps {
  diary: Diary
  /** The name in the profile; empty if there is none. */
  name: string
}

/** Picture and name, and the actions for the picture. */
export function AvatarSection({ diary, name }: AvatarSectionProps) {
  const record = useUserRecord(diary)
  const session = useSession()
  const picture = usePicture(diary, record?.avatar ?? null)
  const acts = useAvatarActs(diary)
  const [isOpen, setOpen] = useState(false)
  const text = useText('profile')
  const account = useText('account')
  const common = useText('common')
  const username = session.is === 'user' ? session.username : ''
  const shown = name.trim() || username || text('noName')
  return (
    <div className="avatar">
      <span className="avatar-picture">
        {picture === null ? <Icon name="profile" /> : <img src={picture} alt={text('picture')} />}
      </span>
      <div className="avatar-words">
        <p className="avatar-name">{shown}</p>
        {username !== '' && username !== shown && <p className="avatar-user">{username}</p>}
        <Button kind="text" label={account('avatarOptions')} onPress={() => setOpen(true)} />
      </div>
      <p role="status">{acts.isBusy && text('pictureSaving')}</p>
      <Sheet
        isOpen={isOpen}
        title={account('avatarOptions')}
        closeLabel={common('close')}
        onClose={() => setOpen(false)}
      >
        {stateOf(session) === 'signed-in' ? (
          <AvatarOptions record={record} acts={acts} onDone={() => setOpen(false)} />
        ) : (
          <NeedsAccount why={text('pictureNeedsAccount')} />
        )}
      </Sheet>
    </div>
  )
}
