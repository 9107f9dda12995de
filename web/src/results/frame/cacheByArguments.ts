/** Enough for switching between two ranges, or between the results and a filter that is tried out. */
const MOST = 3

interface Answer<Rest, Made> {
  to: Rest
  made: Made
}

/**
 * Caches results by their arguments for all screens, so that returning to a tab recomputes nothing. The cache is
 * attached to the first argument and disappears with it: nothing of a closed diary stays behind.
 */
export function cacheByArguments<First extends object, Rest extends readonly unknown[], Made>(
  make: (first: First, ...rest: Rest) => Made,
): (first: First, ...rest: Rest) => Made {
  const known = new WeakMap<First, readonly Answer<Rest, Made>[]>()
  return (first, ...rest) => {
    const answers = known.get(first) ?? []
    const found = answers.find(({ to }) => to.every((one, at) => Object.is(one, rest[at])))
    if (found === answers[0] && found !== undefined) return found.made
    const answer = found ?? { to: rest, made: make(first, ...rest) }
    known.set(first, [answer, ...answers.filter((one) => one !== answer)].slice(0, MOST))
    return answer.made
  }
}
