import { useRef } from 'react'
import { useIsOnline } from '../../device/useIsOnline.ts'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListCard } from '../../ui/ListRow.tsx'
import { ListRowButton } from '../../ui/ListRowButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { PROVIDER_NAMES } from '../provider/providerNames.ts'
import type { UserRecord } from '../userRecord.ts'
import type { AvatarActs } from './useAvatar.ts'

interface AvatarOptionsProps {
  record: UserRecord | null
  acts: AvatarActs
  onDone: () => void
}

const KINDS = 'image/jpeg,image/png,image/webp'

/** The sources of a picture. Offline there is nothing to choose, and a text says so. */
export function AvatarOptions({ record, acts, onDone }: AvatarOptionsProps) {
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
