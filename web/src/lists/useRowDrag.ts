import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { rowUnder } from './rowUnder.ts'

const idOf = (row: Element): string => (row as HTMLElement).dataset['id'] ?? ''

/**
 * Rows that are pulled by a handle. The list itself holds the pointer: the row changes its place in the page while it
 * is pulled, and what is moved in the page loses the finger.
 */
export function useRowDrag(onMove: (id: string, target: string) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const rows = (): Element[] => [...(list.current?.children ?? [])]

  // A list is longer than the screen: it scrolls along with what is pulled.
  useEffect(() => {
    const row = dragged === null ? undefined : rows().find((one) => idOf(one) === dragged)
    row?.scrollIntoView({ block: 'nearest' })
  })

  const end = (): void => setDragged(null)
  return {
    dragged,
    /** For the handle of a row. */
    grip: (id: string) => ({
      onPointerDown: (event: PointerEvent): void => {
        if (event.button !== 0) return
        // Else the words under the way are marked.
        event.preventDefault()
        list.current?.setPointerCapture(event.pointerId)
        setDragged(id)
      },
    }),
    /** For the list around the rows. */
    list: {
      ref: list,
      onPointerMove: ({ clientY }: PointerEvent): void => {
        if (dragged === null) return
        const boxes = rows().map((row) => ({ id: idOf(row), ...edgesOf(row) }))
        const target = rowUnder(boxes, { id: dragged, y: clientY })
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
