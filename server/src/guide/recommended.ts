import type { Content } from '@reprieve/domain/guide/content.ts'
import { contentOf, type Guide } from './guide.ts'

/**
 * What institutions recommend, in their order, then what is featured; each once, and what the guide does not have left
 * out. An institution's are not told as featured: that is what a device knows them by. [GUIDE-7]
 */
export function recommendedOf(guide: Guide, ofInstitutions: readonly string[]): readonly Content[] {
  const first = [...new Set(ofInstitutions)].flatMap((id) => contentOf(guide, id) ?? [])
  const featured = guide.contents.filter((content) => content.isFeatured && !first.includes(content))
  return [...first.map((content) => ({ ...content, isFeatured: false })), ...featured]
}
