import { useEffect, useEffectEvent } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useText } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { MISSING_CHANGE } from './pass/missingRows.ts'

/** Says that the browser has lost a part of the diary, while it is fetched again. [SYNC-36] */
export function MissingNotice({ diary }: { diary: Diary }) {
  const text = useText('sync')
  const toasts = useToasts()
  const tell = useEffectEvent(() => toasts.show({ message: text('missing') }))
  useEffect(
    () => diary.doorbell.listen((change) => void (change.includes(MISSING_CHANGE) && tell())),
    [diary],
  )
  return null
}
