/** Minimum length: shorter words are too often a different word. */
export const MIN_TYPO_LENGTH = 6

/** Whether the words differ by one letter added, removed or changed, or by two neighbours swapped. */
export function differsByOneTypo(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start += 1
  let end = 0
  const most = Math.min(typed.length, word.length) - start
  while (end < most && typed[typed.length - 1 - end] === word[word.length - 1 - end]) end += 1
  const [own, other] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)]
  if (own.length <= 1 && other.length <= 1) return true
  return own.length === 2 && other.length === 2 && own[0] === other[1] && own[1] === other[0]
}
