/** Chips that disappear when pressed; other elements among them may disappear with the last one. */
const GOING = 'button:not(.dashed)'

/**
 * Before the focused element is removed, moves the focus to its neighbour, or to `orElse`. Otherwise the focus would
 * jump to the top of the page, and keyboard users would start again.
 */
export function focusNeighbour(within: HTMLElement | null, orElse: HTMLElement | null): void {
  const focused = document.activeElement
  if (within === null || focused === null || !within.contains(focused)) return
  const buttons = [...within.querySelectorAll<HTMLElement>(GOING)]
  const at = buttons.findIndex((button) => button === focused)
  const next = buttons[at + 1] ?? buttons[at - 1] ?? orElse
  next?.focus({ preventScroll: true })
}
