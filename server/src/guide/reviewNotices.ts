/**
 * For the operator, at the start: readers are told at each text. One that nobody has reviewed is not called reviewed
 * anywhere. [CONT-11]
 */
export function reviewNotices(texts: readonly { needsReview: boolean }[]): string[] {
  const waiting = texts.filter(({ needsReview }) => needsReview).length
  if (waiting === 0) return []
  return [
    `${waiting} of ${texts.length} texts of the pain guide (content/guide, content/urgent) were reviewed by no clinician yet: have one read them before people rely on them.`,
  ]
}
