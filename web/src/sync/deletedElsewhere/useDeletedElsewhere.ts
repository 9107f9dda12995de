import { useEffect, useState } from 'react'
import type { OpenDiary } from '../../access/openDiary.ts'
import { NOBODY, whoOf, type Session } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { useSessionStore } from '../../access/useSession.ts'
import { forgetHints } from '../../settings/hints/changeHints.ts'
import { useText } from '../../settings/words.tsx'
import { useToasts } from '../../ui/useToasts.ts'
import { deleteDiary } from '../logout/deleteDiary.ts'
import { mayClear } from '../logout/logoutStep.ts'
import { findEverything, type Unsent } from '../logout/unsent.ts'
import { keepDiary } from './keepDiary.ts'

export type Choosing =
  | { is: 'choosing' | 'working' }
  /** With all that would be deleted. */
  | { is: 'asking'; found: Unsent }

/** D24: the three choices for a diary whose account was deleted elsewhere. */
export function useDeletedElsewhere(diary: OpenDiary) {
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
  const isTheirs = (kept: Session): boolean => JSON.stringify(whoOf(kept)) === JSON.stringify(diary.who)
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
    setState({ is: 'asking', found: await findEverything(diary) })

  const remove = async (): Promise<void> => {
    if (state.is !== 'asking') return
    const { found } = state
    setState({ is: 'working' })
    // The question did not include what another tab has written meanwhile.
    if (!mayClear(await findEverything(diary), found)) return askToDelete()
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
