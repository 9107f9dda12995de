/** Chips that go when they are pressed; what stands among them may go with the last of them. */
const GOING = 'button:not(.dashed)'

/**
 * Before what has the focus goes away: its neighbour is given it, else `orElse`. Left alone, the focus would fall to
 * the top of the page, and whoever uses keys would begin again.
 */
export function focusNeighbour(within: HTMLElement | null, orElse: HTMLElement | null): void {
  const focused = document.activeElement
  if (within === null || focused === null || !within.contains(focused)) return
  const buttons = [...within.querySelectorAll<HTMLElement>(GOING)]
  const at = buttons.findIndex((button) => button === focused)
  const next = buttons[at + 1] ?? buttons[at - 1] ?? orElse
  next?.focus({ preventScroll: true })
}
