import type { Content } from '@reprieve/domain/guide/content.ts'
import { findContent, type Guide } from './guide.ts'

/**
 * Articles recommended by institutions, in order, then featured ones; each once, without those that the guide does not
 * have. An institution's are not marked as featured, by which a device recognises them. [GUIDE-7]
 */
export function listRecommendedContents(guide: Guide, ofInstitutions: readonly string[]): readonly Content[] {
  const first = [...new Set(ofInstitutions)].flatMap((id) => findContent(guide, id) ?? [])
  const featured = guide.contents.filter((content) => content.isFeatured && !first.includes(content))
  return [...first.map((content) => ({ ...content, isFeatured: false })), ...featured]
}
