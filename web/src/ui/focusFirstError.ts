/**
 * For after the errors are on the page: in an effect, since before it the sentences that belong to the fields are
 * not there to be read. Says whether there was one.
 */
export function focusFirstError(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (first === null) return false
  first.focus({ preventScroll: true })
  // The browser scrolls just as far as the field itself: its label and its sentence would lie under the bars.
  first.scrollIntoView({ block: 'center' })
  return true
}
