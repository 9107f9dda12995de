const ID = 'question-'

/** A linkId may be any text, an id may not contain spaces. */
export const questionId = (linkId: string): string => `${ID}${encodeURIComponent(linkId)}`

/** Focuses the field of the question; one frame later, so that its error is on the page and read with it. */
export function focusQuestion(linkId: string): void {
  requestAnimationFrame(() => {
    const question = document.getElementById(questionId(linkId))
    question?.scrollIntoView({ block: 'center' })
    question
      ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea')
      ?.focus({ preventScroll: true })
  })
}
