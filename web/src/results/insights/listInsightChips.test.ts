import type { CategoryLinks } from '@reprieve/domain/results/statistics/statistics.ts'
import { expect, test } from 'vitest'
import type { Picture } from '../picture/pictureData.ts'
import { listInsightChips } from './InsightChips.tsx'

const aPicture = (title: string, hasData: boolean): Picture => ({
  title,
  sentence: '',
  draw: hasData ? () => ({ width: 0, height: 0, shapes: [], spots: [], along: 'x' }) : null,
  table: { heads: [], rows: [] },
  spotText: () => '',
  fileName: '',
})

const aCategory = (list: CategoryLinks['list'], days: number): CategoryLinks => ({
  list,
  coverage: { answered: 0, records: 0 },
  more: [],
  less: [],
  tooFew: days === 0 ? [] : [{ item: 1, list, daysWith: days, daysWithout: 0, isNew: false }],
})

test('[RES-77] only lists and charts with data have a chip', () => {
  const chips = listInsightChips({
    links: [aCategory('location', 3), aCategory('symptom', 0)],
    pictures: {
      function: aPicture('Function', false),
      lengths: aPicture('Duration', true),
      patterns: aPicture('Type of pain', false),
    },
  })
  expect(chips).toEqual([
    { is: 'list', list: 'location' },
    { is: 'chart', id: 'insight-lengths', label: 'Duration' },
  ])
})
