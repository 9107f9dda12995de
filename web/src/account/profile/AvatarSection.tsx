import { useRef, useState, useSyncExternalStore } from 'react'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import type { Diary } from '../../local/rows.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListCard } from '../../ui/ListRow.tsx'
import { ListRowButton } from '../../ui/ListRowButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { PROVIDER_NAMES } from '../provider/providerNames.ts'
import type { UserRecord } from '../userRecord.ts'
import { useUserRecord } from '../useUserRecord.ts'
import './avatarSection.css'
import { NeedsAccount } from './NeedsAccount.tsx'
import { useAvatarActs, usePicture, type AvatarActs } from './useAvatar.ts'

interface AvatarSectionProps {
  diary: Diary
  /** As the person tells it; empty where they did not. */
  name: string
}

/** Who this is: picture and name, and what can be done about the picture. */
export function AvatarSection({ diary, name }: AvatarSectionProps) {
  const { record } = useUserRecord(diary)
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
          <Options record={record} acts={acts} onDone={() => setOpen(false)} />
        ) : (
          <NeedsAccount why={text('pictureNeedsAccount')} />
        )}
      </Sheet>
    </div>
  )
}

interface OptionsProps {
  record: UserRecord | null
  acts: AvatarActs
  onDone: () => void
}

const KINDS = 'image/jpeg,image/png,image/webp'

function Options({ record, acts, onDone }: OptionsProps) {
  const account = useText('account')
  const text = useText('profile')
  const isOnline = useIsOnline()
  const hasPicture = (record?.avatar ?? null) !== null
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const choose = (input: HTMLInputElement, upload: (file: Blob) => void): void => {
    const [file] = input.files ?? []
    // The same file may be chosen again.
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
      {/* Pressed by the rows above, which a keyboard and a screen reader reach. */}
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

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
