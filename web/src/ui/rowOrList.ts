/**
 * A ref for a row of choices. If their labels do not fit into one row they become a list: a row that wraps looks like
 * two choices. Use the labels as the key of the element, so that new labels are measured again. [UI-14]
 */
export function rowOrList(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  // Before the first paint, so that a row that does not fit is never visible.
  layOut(element)
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    // Not inside the observer's callback: the height change would notify it again, which browsers report as a loop.
    frame = requestAnimationFrame(() => layOut(element))
  })
  observer.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** Measures the layout: the width of a label depends on language, font and text size. */
function layOut(element: HTMLElement): void {
  delete element.dataset['list']
  // A grid, such as the hours of a day, wraps on purpose.
  if (getComputedStyle(element).display === 'flex' && wraps(element.children)) element.dataset['list'] = ''
}

function wraps(children: HTMLCollection): boolean {
  const tops = [...children].map((child) => child.getBoundingClientRect().top)
  return tops.some((top) => top !== tops[0])
}
