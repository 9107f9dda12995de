import { use } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { useSession } from '../../access/session.ts'
import { TokenOutdatedScreen } from '../../account/session/TokenOutdatedScreen.tsx'
import { DeletedElsewhere } from '../../sync/deletedElsewhere/DeletedElsewhere.tsx'
import { LockedDoseQuestion } from './LockedDoseQuestion.tsx'

/** 143. A deleted account cannot be logged in to: then the person is asked about the diary (D24). */
export function SessionEndedScreen() {
  const session = useSession()
  const diary = use(DiaryContext)
  const isDeleted = session.is === 'user' && session.endedBy === 'account-deleted'
  if (isDeleted && diary !== null) return <DeletedElsewhere diary={diary} />
  return <TokenOutdatedScreen dueQuestion={<LockedDoseQuestion />} />
}
