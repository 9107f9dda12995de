import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { PATHS } from '../../app/paths.ts'
import { localNow } from '../../device/useNow.ts'
import { useText } from '../../settings/words.tsx'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { RecordEditorStart } from '../openRecord.ts'
import { darkWhileOpen } from './earlyDark.ts'
import { begunAgain, begunQuick, reopenQuick } from './openQuick.ts'
import './quick.css'
import { QUICK_AREAS } from './quickAreas.ts'
import { QuickRecord } from './QuickRecord.tsx'
import type { QuickOffers } from './useQuickEnding.ts'

/** Choose one number and save it. [QUICK-4] */
export function QuickScreen({ offers = null }: { offers?: QuickOffers | null }) {
  useTextsReady(QUICK_AREAS)
  useLayoutEffect(darkWhileOpen, [])
  return <BegunRecord offers={offers} />
}

function BegunRecord({ offers }: { offers: QuickOffers | null }) {
  const text = useText()
  const diary = useDiary()
  const { history } = useRouter()
  const showsPast = stateOf(useSession()) !== 'locked'
  const { from } = useSearch({ strict: false })
  // As it was when the page opened: the URL is cleaned up below.
  const [isShared] = useState(from === 'share')
  // On a locked device an earlier draft belongs to the past. [QUICK-6]
  const [kept] = useState(showsPast && !isShared ? history.location.state.draftId : undefined)
  const [begun, setBegun] = useState<RecordEditorStart | null>(() =>
    kept === undefined ? begunQuick(localNow()) : null,
  )
  useEffect(() => {
    if (kept !== undefined) void reopenQuick(diary, kept, localNow()).then(setBegun)
  }, [diary, kept])

  const draftId = begun?.draftId
  const isFirst = begun?.record === begun?.opened
  useEffect(() => {
    if (draftId === undefined || history.location.pathname !== PATHS.recordQuick) return
    // A reload continues this draft and does not ask for the shared text again.
    history.replace(PATHS.recordQuick, { draftId }, { ignoreBlocker: true })
  }, [history, draftId])

  if (begun === null) return <Skeleton longText={text('waitingLong')} />
  return (
    <QuickRecord
      key={begun.draftId}
      diary={diary}
      begun={begun}
      isShared={isShared && isFirst}
      offers={offers}
      showsPast={showsPast}
      onTakenBack={(record) => void begunAgain(diary, record, localNow()).then(setBegun)}
    />
  )
}
