import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { beginPull, isAtTop, movePull, pullHint, type Pull, type PageView } from './pullGesture.ts'

/** Elements that are dragged themselves, or cover the page. */
const NOT_FROM = 'input, textarea, [role="slider"], [role="dialog"], [role="alertdialog"]'
const OVER_PAGE = '[role="dialog"], [role="alertdialog"]'

/** Calls `act` when the user has pulled the page down from its top, and returns what to show meanwhile. */
function usePull(act: () => void): ReturnType<typeof pullHint> {
  const [shown, setShown] = useState<ReturnType<typeof pullHint>>('nothing')
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    // With a mouse, the button is easy to reach.
    if (!matchMedia('(pointer: coarse)').matches) return undefined
    let pull: Pull | null = null
    const become = (next: Pull | null): void => {
      pull = next
      setShown(pullHint(next))
    }
    const begin = ({ touches, target }: TouchEvent): void => {
      const [touch] = touches
      const isFree = touch !== undefined && touches.length === 1 && isAtTop(view()) && mayBegin(target)
      become(isFree ? beginPull(placeOf(touch)) : null)
    }
    const move = ({ touches }: TouchEvent): void => {
      const [touch] = touches
      if (pull === null || touch === undefined) return
      become(touches.length === 1 && isAtTop(view()) ? movePull(pull, placeOf(touch)) : null)
    }
    const end = (): void => {
      const isMeant = pullHint(pull) === 'let-go'
      become(null)
      if (isMeant) latest.current()
    }
    const cancel = (): void => become(null)
    const { style } = document.documentElement
    // Otherwise the browser would reload the page, or show its own indicator beside ours.
    style.overscrollBehaviorY = 'contain'
    const how = { passive: true }
    document.addEventListener('touchstart', begin, how)
    document.addEventListener('touchmove', move, how)
    document.addEventListener('touchend', end, how)
    document.addEventListener('touchcancel', cancel, how)
    return () => {
      style.overscrollBehaviorY = ''
      document.removeEventListener('touchstart', begin)
      document.removeEventListener('touchmove', move)
      document.removeEventListener('touchend', end)
      document.removeEventListener('touchcancel', cancel)
    }
  }, [])
  return shown
}

const view = (): PageView => ({
  scrollTop: document.scrollingElement?.scrollTop ?? 0,
  scale: window.visualViewport?.scale ?? 1,
})

const mayBegin = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(NOT_FROM) === null && document.querySelector(OVER_PAGE) === null

const placeOf = ({ clientX: x, clientY: y }: Touch) => ({ x, y })

/** Loaded with its texts on demand: most pages are never pulled. */
const PulledSync = lazyComponent(() => import('./PulledSync.tsx'), 'PulledSync')

/** In addition to the button, never instead of it. */
export function PullToSync() {
  const [times, setTimes] = useState(0)
  const shown = usePull(() => setTimes((before) => before + 1))
  const isUsed = shown !== 'nothing' || times > 0
  return <Suspense>{isUsed && <PulledSync shown={shown} times={times} />}</Suspense>
}
