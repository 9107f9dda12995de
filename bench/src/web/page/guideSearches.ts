import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { CATALOGUE_MEDICATIONS } from '@reprieve/content/medications.ts'
import { makeGuideSearcher } from '@reprieve/web/src/guide/guideSearcher.ts'
import type { GuideSearches } from '../pageWork.ts'

/** Only the fastest run after the first counts: the others also measure what else the machine did. */
const TIMES = 3

/** Searches as the guide does on the device, in the data from the server. */
export async function guideSearches(sent: string, typed: readonly string[]): Promise<GuideSearches> {
  const began = performance.now()
  const searcher = makeGuideSearcher(JSON.parse(sent), [...CATALOGUE_CONDITIONS, ...CATALOGUE_MEDICATIONS])
  const built = performance.now() - began
  if (searcher === null) throw new Error('The index cannot be read')
  const seen: GuideSearches = { built, each: [], found: 0 }
  for (const [place, words] of typed.entries()) {
    const times = Array.from({ length: place === 0 ? 1 : TIMES }, () => {
      const start = performance.now()
      searcher.search(words)
      return performance.now() - start
    })
    seen.each.push(Math.min(...times))
    if (searcher.search(words).length > 0) seen.found += 1
  }
  return seen
}
