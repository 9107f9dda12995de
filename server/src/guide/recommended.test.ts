import { expect, test } from 'vitest'
import { loadGuide } from './loadGuide.ts'
import { listRecommendedContents } from './recommended.ts'

const guide = loadGuide('/nowhere')
const told = (ids: readonly string[]) =>
  listRecommendedContents(guide, ids).map(({ id, isFeatured }) => `${isFeatured ? 'featured ' : ''}${id}`)

test('[GUIDE-7] what an institution recommends stands first, in its order, each once; what is not there is left out', () => {
  const featured = told([])
  expect(featured).toHaveLength(4)
  expect(featured.every((one) => one.startsWith('featured '))).toBe(true)
  expect(told(['opioids', 'nowhere', 'what-pain-is', 'opioids', '__proto__'])).toEqual([
    'opioids',
    'what-pain-is',
    ...featured.filter((one) => one !== 'featured what-pain-is'),
  ])
})
