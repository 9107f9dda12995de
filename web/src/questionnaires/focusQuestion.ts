const ID = 'question-'

/** A linkId may be any text, an id may have no space. */
export const questionId = (linkId: string): string => `${ID}${encodeURIComponent(linkId)}`

/** To the field of the question; what is shown as wrong is on the page a moment later, and read with it. */
export function focusQuestion(linkId: string): void {
  requestAnimationFrame(() => {
    const question = document.getElementById(questionId(linkId))
    question?.scrollIntoView({ block: 'center' })
    question
      ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea')
      ?.focus({ preventScroll: true })
  })
}
