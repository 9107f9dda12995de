/**
 * A ref for choices beside each other. Where their labels do not fit into one row they stand below each other, as a
 * list: a row that wraps looks like two choices. Give what it is put on its labels as the key. [UI-14]
 */
export function rowOrList(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  // Before the page is painted: nobody sees the row that does not fit.
  layOut(element)
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    // Not in the observer's own turn: it would be told of the new height at once, which browsers report as a loop.
    frame = requestAnimationFrame(() => layOut(element))
  })
  observer.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** By looking: how wide a label is depends on language, font and the size of the text. */
function layOut(element: HTMLElement): void {
  delete element.dataset['list']
  // A grid, such as the hours of a day, wraps on purpose.
  if (getComputedStyle(element).display === 'flex' && wraps(element.children)) element.dataset['list'] = ''
}

function wraps(children: HTMLCollection): boolean {
  const tops = [...children].map((child) => child.getBoundingClientRect().top)
  return tops.some((top) => top !== tops[0])
}
