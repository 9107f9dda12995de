import { gzipSync } from 'node:zlib'
import searchWords from '@reprieve/content/guide/searchWords.json' with { type: 'json' }
import { loadGuide } from '@reprieve/server/guide/loadGuide.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, slowDown } from './browser.ts'
import { workPage } from './workPage.ts'

const QUERIES = 200
const MOST_MS = 10
const SLOWER = 4
/** A folder that does not exist, so that only the built-in articles are read. */
const NOWHERE = '/nowhere'

/** The search of the guide on a slow phone, while a person types, in seven languages. [GUIDE-11] */
export async function guide(stage: Stage): Promise<Figure[]> {
  const { search, contents } = loadGuide(NOWHERE)
  const sent = JSON.stringify(search())
  const device = await newDevice()
  try {
    const page = await workPage(device, stage.product.port)
    await slowDown(page, SLOWER)
    const { built, each, found } = await page.evaluate(
      ([index, typed]) => globalThis.benchWork.guideSearches(index, typed),
      [sent, queries()] as const,
    )
    const [first = Number.NaN, ...next] = each
    return [
      atMost(
        `search of ${contents.length} articles, the slowest of ${next.length}`,
        MOST_MS,
        Math.max(...next),
        ' ms',
      ),
      atMost('search of the guide, the first word', MOST_MS, first, ' ms'),
      figureWithoutTarget('search of the guide: the middle', `${formatNumber(median(next))} ms`),
      figureWithoutTarget('search of the guide: to make it ready, once', `${formatNumber(built)} ms`),
      figureWithoutTarget('searches that found something', `${found} of ${QUERIES}`),
      figureWithoutTarget(
        'index of the guide, in bytes; packed',
        `${formatNumber(sent.length)}; ${formatNumber(gzipSync(sent).length)}`,
      ),
    ]
  } finally {
    await device.close()
  }
}

/** Words of every language, complete and while being typed, phrases, and words without a result. */
function queries(): string[] {
  const words = Object.entries(searchWords).flatMap(([english, byLanguage]) => [
    english,
    ...Object.values(byLanguage).flat(),
  ])
  const ways = [
    (word: string) => word,
    (word: string) => word.slice(0, Math.max(3, Math.ceil(word.length / 2))),
    (word: string) => `how to live with ${word}`,
    (word: string) => `${word}xyzzy`,
  ]
  return Array.from({ length: QUERIES }, (_, turn) => {
    const word = words[(turn * 37) % words.length]!
    return ways[turn % ways.length]!(word)
  })
}
