/**
 * Shown to the operator at the start; readers see a notice at each text. A text that nobody has reviewed is never
 * called reviewed. [CONT-11]
 */
export function reviewNotices(texts: readonly { needsReview: boolean }[]): string[] {
  const waiting = texts.filter(({ needsReview }) => needsReview).length
  if (waiting === 0) return []
  return [
    `${waiting} of ${texts.length} texts of the pain guide (content/guide, content/urgent) were reviewed by no clinician yet: have one read them before people rely on them.`,
  ]
}

/** The review line of a front matter or of a phrase file. */
const DRAFT = /^\s*"?review"?: "draft/m

/** The same for other languages: the texts of Urgent help, and the phrases of the safety check. [CONT-11] */
export function draftNotices(files: Readonly<Record<string, readonly string[]>>): string[] {
  const waiting = Object.entries(files).flatMap(([folder, texts]) => {
    const drafts = texts.filter((text) => DRAFT.test(text)).length
    return drafts === 0 ? [] : [`${drafts} of ${texts.length} in ${folder}`]
  })
  if (waiting.length === 0) return []
  return [
    `Drafts that were reviewed by no clinician and no native speaker yet: ${waiting.join(', ')}. Urgent help and the safety check speak these languages.`,
  ]
}

/** Counts numbers of Urgent help that nobody has checked on an official page yet. [SAFE-16] */
export function numberNotices(numbers: readonly { verified: boolean }[]): string[] {
  const waiting = numbers.filter(({ verified }) => !verified).length
  if (waiting === 0) return []
  return [
    `${waiting} of ${numbers.length} emergency numbers (content/emergency-numbers.json) were checked by nobody on the official page yet: check those of your countries, or put your own into emergency-numbers.json of the data folder.`,
  ]
}
