import { useEffect, useState } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useText } from '../../text/useText.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { type Provider, PROVIDER_NAMES } from '../service/serviceFacts.ts'
import type { Avatar } from '../userRecord.ts'
import {
  type AvatarChangeOutcome,
  loadPicture,
  removePicture,
  shrinkPicture,
  takeProviderPicture,
  uploadPicture,
} from './avatarPicture.ts'

/** The picture's object URL in this page; null while there is none. */
export function useAvatarUrl(diary: Diary, avatar: Avatar | null): string | null {
  const ask = useAsk()
  const file = avatar?.file
  const [shown, setShown] = useState<{ file: string; address: string } | null>(null)
  useEffect(() => {
    if (avatar === null) return
    let isOver = false
    let address: string | null = null
    const show = (bytes: Blob | null): void => {
      if (isOver || bytes === null) return
      address = URL.createObjectURL(bytes)
      setShown({ file: avatar.file, address })
    }
    loadPicture(diary, ask, avatar).then(show, () => undefined)
    return () => {
      isOver = true
      if (address !== null) URL.revokeObjectURL(address)
    }
    // The record is read anew with every change of it; the picture is another only with another name.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [diary, ask, file])
  return shown !== null && shown.file === file ? shown.address : null
}

export interface AvatarActions {
  isBusy: boolean
  upload: (file: Blob) => void
  /** The same for a photo just taken. */
  uploadPhoto: (photo: Blob) => void
  fromProvider: (provider: Provider) => void
  remove: () => void
}

/** Each action reports its result by a message. */
export function useAvatarActions(diary: Diary): AvatarActions {
  const ask = useAsk()
  const toasts = useToasts()
  const text = useText('profile')
  const account = useText('account')
  const common = useText('common')
  const [isBusy, setBusy] = useState(false)

  const wordsOf = (changed: Exclude<AvatarChangeOutcome, { is: 'done' }>, provider: string): string => {
    switch (changed.is) {
      case 'too-large':
        return account('avatarTooLarge')
      case 'not-a-picture':
        return text('notAPicture')
      case 'not-there':
        return text('noPictureThere', { 0: provider })
      case 'not-readable':
        return common('permissionDenied')
      case 'away':
        return common('noDataConnection')
      case 'refused':
        return changed.message
    }
  }
  const act = async (
    change: () => Promise<AvatarChangeOutcome>,
    done: string,
    provider = '',
  ): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const changed = await change().catch((): AvatarChangeOutcome => ({ is: 'away' }))
    setBusy(false)
    toasts.show(
      changed.is === 'done' ? { message: done, isDone: true } : { message: wordsOf(changed, provider) },
    )
  }
  return {
    isBusy,
    upload: (file) => void act(() => uploadPicture(diary, ask, file), text('pictureSaved')),
    uploadPhoto: (photo) =>
      void act(async () => uploadPicture(diary, ask, await shrinkPicture(photo)), text('pictureSaved')),
    fromProvider: (provider) =>
      void act(
        () => takeProviderPicture(diary, ask, provider),
        text('pictureSaved'),
        PROVIDER_NAMES[provider],
      ),
    remove: () => void act(() => removePicture(diary, ask), text('pictureRemoved')),
  }
}
