/**
 * Call it in an effect after the errors are rendered: before that the error texts of the fields are not there to be
 * read. Returns whether there was an error.
 */
export function focusFirstError(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (first === null) return false
  first.focus({ preventScroll: true })
  // focus() scrolls only as far as the field itself: its label and error text would lie under the bars.
  first.scrollIntoView({ block: 'center' })
  return true
}
