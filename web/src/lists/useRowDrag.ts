import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { findDropTarget } from './rowUnder.ts'

const idOf = (row: Element): string => (row as HTMLElement).dataset['id'] ?? ''

/**
 * Rows that are dragged by a handle. The list itself captures the pointer: a dragged row moves in the DOM, and an
 * element that is moved loses the pointer.
 */
export function useRowDrag(onMove: (id: string, target: string) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const rows = (): Element[] => [...(list.current?.children ?? [])]

  // A list can be longer than the screen: it scrolls with the dragged row.
  useEffect(() => {
    const row = dragged === null ? undefined : rows().find((one) => idOf(one) === dragged)
    row?.scrollIntoView({ block: 'nearest' })
  })

  const end = (): void => setDragged(null)
  return {
    dragged,
    /** Props for the handle of a row. */
    grip: (id: string) => ({
      onPointerDown: (event: PointerEvent): void => {
        if (event.button !== 0) return
        // Otherwise dragging would select the text on the way.
        event.preventDefault()
        list.current?.setPointerCapture(event.pointerId)
        setDragged(id)
      },
    }),
    /** Props for the list around the rows. */
    list: {
      ref: list,
      onPointerMove: ({ clientY }: PointerEvent): void => {
        if (dragged === null) return
        const boxes = rows().map((row) => ({ id: idOf(row), ...edgesOf(row) }))
        const target = findDropTarget(boxes, { id: dragged, y: clientY })
        if (target !== null) onMove(dragged, target)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onLostPointerCapture: end,
    },
  }
}

function edgesOf(row: Element): { top: number; bottom: number } {
  const { top, bottom } = row.getBoundingClientRect()
  return { top, bottom }
}
