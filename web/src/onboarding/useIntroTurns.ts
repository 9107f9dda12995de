import { useEffect, useRef, type PointerEvent } from 'react'
import { swipeOf } from './introSteps.ts'

interface Turns {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
}

/** By the arrow keys, and by a finger: a mouse that is drawn over the words selects them. [ONB-1] */
export function useIntroTurns(turn: (by: number) => void): Turns {
  const now = useRef(turn)
  useEffect(() => {
    now.current = turn
  })
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (altKey || ctrlKey || metaKey) return
      if (key === 'ArrowRight') now.current(1)
      if (key === 'ArrowLeft') now.current(-1)
    }
    globalThis.addEventListener('keydown', onKey)
    return () => globalThis.removeEventListener('keydown', onKey)
  }, [])

  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }) => {
      from.current = pointerType === 'mouse' ? null : { x, y }
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (from.current === null) return
      const by = swipeOf(clientX - from.current.x, clientY - from.current.y)
      from.current = null
      if (by !== 0) turn(by)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
