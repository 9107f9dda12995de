import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenDiary } from '../../access/openDiary.ts'
import { NOBODY, whoOf } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { useSessionStore } from '../../access/useSession.ts'
import { useConfirmed } from '../../account/useConfirmed.ts'
import { PATHS } from '../../app/paths.ts'
import { forgetHints } from '../../settings/hints/changeHints.ts'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { deleteDiary } from '../logout/deleteDiary.ts'
import { useSync } from '../useSync.ts'
import { deleteAccount, type Deleted } from './deleteAccount.ts'

/** Without `deleted`: then no screen is left to show. */
export type Deleting = { is: 'asking' | 'deleting' } | Exclude<Deleted, { is: 'deleted' }>

interface DeleteInUse {
  state: Deleting
  begin: () => void
}

export function useDeleteAccount(diary: OpenDiary): DeleteInUse {
  const store = useSessionStore()
  const device = useDevice()
  const engine = useSync()
  const confirmed = useConfirmed()
  const navigate = useNavigate()
  const toasts = useToasts()
  const text = useText('account')
  const [state, setState] = useState<Deleting>({ is: 'asking' })

  const begin = async (): Promise<void> => {
    setState({ is: 'deleting' })
    const deleted = await deleteAccount({
      askServer: () => confirmed('core/delete-user', undefined),
      holdSync: async () => engine?.hold(),
      letSyncGo: () => void engine?.syncNow(),
      clear: () => deleteDiary(diary),
      forget: async () => {
        await device.forget(diary.who)
        await forgetHints(device)
        // Another person may have logged in in another tab meanwhile.
        const ours = JSON.stringify(diary.who)
        await store.change((kept) => (JSON.stringify(whoOf(kept)) === ours ? NOBODY : null))
      },
    })
    if (deleted.is !== 'deleted') return setState(deleted)
    toasts.show({ message: text('beingDeleted') })
    // Otherwise the guard would lead to the login, and from there back to deleting.
    await navigate({ to: PATHS.landing, replace: true })
  }
  return { state, begin: () => void begin().catch(() => setState({ is: 'away' })) }
}
