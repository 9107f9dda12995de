import { useEffect, useRef, useState, type PointerEvent } from 'react'

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

interface Row {
  id: string
  top: number
  bottom: number
}

/**
 * The row whose place the dragged one takes: the furthest whose middle the pointer has passed. Passing the edge is not
 * enough: a low row that swaps with a high one would be under the pointer again, and both would jump back and forth.
 */
export function findDropTarget(rows: readonly Row[], { id, y }: { id: string; y: number }): string | null {
  const at = rows.findIndex((row) => row.id === id)
  if (at === -1) return null
  const middle = ({ top, bottom }: Row): number => (top + bottom) / 2
  const below = rows.slice(at + 1).findLast((row) => y > middle(row))
  const above = rows.slice(0, at).find((row) => y < middle(row))
  return (below ?? above)?.id ?? null
}
