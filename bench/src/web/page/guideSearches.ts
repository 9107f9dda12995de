import { makeSearcher } from '@reprieve/web/src/guide/searcher.ts'
import type { GuideSearches } from '../pageWork.ts'

/** As the guide searches on the device, from what the server sent. */
export async function guideSearches(sent: string, typed: readonly string[]): Promise<GuideSearches> {
  const began = performance.now()
  const searcher = makeSearcher(JSON.parse(sent))
  const built = performance.now() - began
  if (searcher === null) throw new Error('The index cannot be read')
  const seen: GuideSearches = { built, each: [], found: 0 }
  for (const words of typed) {
    const start = performance.now()
    const found = searcher.search(words)
    seen.each.push(performance.now() - start)
    if (found.length > 0) seen.found += 1
  }
  return seen
}
