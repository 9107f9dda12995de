/** Shorter words are too often another word. */
export const LEAST_NEARLY = 6

/** Whether one letter more, less, changed, or two neighbours swapped make one word of the other. */
export function isNearly(typed: string, word: string): boolean {
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
