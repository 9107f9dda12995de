import { useEffect, useMemo, useRef, useState } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useIsOnline } from '../../device/useIsOnline.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useAccountStatus } from '../../purchases/useAccountStatus.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ListCard } from '../../ui/layout/ListRow.tsx'
import { ListRowButton } from '../../ui/layout/ListRowButton.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { PROVIDER_NAMES } from '../service/serviceFacts.ts'
import { refreshUserRecord, parseUserRecord, type UserRecord } from '../userRecord.ts'
import { AccountRequired } from './AccountActions.tsx'
import { type AvatarActions, useAvatarActions, useAvatarUrl } from './useAvatar.ts'
import './avatarSection.css'

interface AvatarOptionsProps {
  record: UserRecord | null
  acts: AvatarActions
  onDone: () => void
}

const KINDS = 'image/jpeg,image/png,image/webp'

/** The sources of a picture. Offline there is nothing to choose, and a text says so. */
function AvatarOptions({ record, acts, onDone }: AvatarOptionsProps) {
  const account = useText('account')
  const text = useText('profile')
  const isOnline = useIsOnline()
  const hasPicture = (record?.avatar ?? null) !== null
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const choose = (input: HTMLInputElement, upload: (file: Blob) => void): void => {
    const [file] = input.files ?? []
    // Allows the same file to be chosen again.
    input.value = ''
    if (file === undefined) return
    onDone()
    upload(file)
  }
  const doing = (act: () => void) => () => {
    onDone()
    act()
  }
  if (!isOnline) return <Note kind="info">{text('pictureNeedsLine')}</Note>
  return (
    <>
      <ListCard label={account('avatarOptions')}>
        <ListRowButton
          icon={<Icon name="plus" />}
          title={account('avatarCamera')}
          onPress={() => camera.current?.click()}
        />
        <ListRowButton
          icon={<Icon name="grid" />}
          title={account('avatarGallery')}
          onPress={() => gallery.current?.click()}
        />
        {record?.providers.map((provider) => (
          <ListRowButton
            key={provider}
            icon={<Icon name="globe" />}
            title={account('avatarFromProvider', { 0: PROVIDER_NAMES[provider] })}
            onPress={doing(() => acts.fromProvider(provider))}
          />
        ))}
        {hasPicture && (
          <ListRowButton
            icon={<DiaryIcon name="trash" />}
            title={account('avatarRemove')}
            onPress={doing(acts.remove)}
          />
        )}
      </ListCard>
      {/* Triggered by the rows above, which keyboards and screen readers can reach. */}
      <input
        ref={camera}
        hidden
        type="file"
        accept={KINDS}
        capture="user"
        onChange={({ target }) => choose(target, acts.uploadPhoto)}
      />
      <input
        ref={gallery}
        hidden
        type="file"
        accept={KINDS}
        onChange={({ target }) => choose(target, acts.upload)}
      />
    </>
  )
}

interface AvatarSectionProps {
  diary: Diary
  /** The name in the profile; empty if there is none. */
  name: string
}

/** Picture and name, and the actions for the picture. */
export function AvatarSection({ diary, name }: AvatarSectionProps) {
  const record = useUserRecord(diary)
  const session = useSession()
  const picture = useAvatarUrl(diary, record?.avatar ?? null)
  const acts = useAvatarActions(diary)
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
        {sessionDeviceState(session) === 'signed-in' ? (
          <AvatarOptions record={record} acts={acts} onDone={() => setOpen(false)} />
        ) : (
          <AccountRequired why={text('pictureNeedsAccount')} />
        )}
      </Sheet>
    </div>
  )
}

/** As stored on the device, null if never received. Every screen loads it again when opened; none waits for it. */
function useUserRecord(diary: Diary): UserRecord | null {
  const ask = useAsk()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const { record } = useAccountStatus(diary)
  useEffect(() => {
    if (isSignedIn) refreshUserRecord(diary, ask).catch(() => undefined)
  }, [diary, ask, isSignedIn])
  // The same object until something changes: the picture depends on it.
  return useMemo(() => (record === null ? null : parseUserRecord(record)), [record])
}
