import { Suspense } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { useNavigate, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import type { ChatView } from './chatView.ts'
import { findFigure } from './figureAddress.ts'

const Content = lazyComponent(() => import('./basis/BasisSheet.tsx'), 'BasisContent')

/** Shown over the chat, by the address: a reload restores it, and Back closes it. [ASST-18] */
export function BasisSheetLoader({ diary, view: { chat, isRead } }: { diary: Diary; view: ChatView }) {
  const text = useText('assistant')
  const common = useText('common')
  const shell = useText()
  const { view } = useSearch()
  const navigate = useNavigate()
  const goBack = useGoBack(PATHS.assistant)
  const isOpen = view !== undefined
  const found = isOpen ? findFigure(chat, view) : null
  const close = (): void => {
    // Back undoes the step that opened it, also after a reload; without a chat there is nothing to go back to.
    if (found === null) void navigate({ to: PATHS.assistant, replace: true, resetScroll: false })
    else goBack()
  }
  return (
    <Sheet isOpen={isOpen} title={text('basisTitle')} closeLabel={common('close')} onClose={close}>
      <Suspense fallback={<Skeleton longText={shell('waitingLong')} />}>
        {found !== null && <Content diary={diary} found={found} />}
        {found === null && (isRead ? text('basisGone') : <Skeleton longText={shell('waitingLong')} />)}
      </Suspense>
    </Sheet>
  )
}
