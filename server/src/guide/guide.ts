import type { GuideCategory } from '@reprieve/content/guideLists.ts'
import type { GuideLesson, GuideProgram } from '@reprieve/content/programContent.ts'
import type { Content } from '@reprieve/domain/guide/content.ts'
import type { GuideDoc, PackedIndex } from '@reprieve/domain/guide/searchIndex.ts'

export interface GuideBody {
  /** Markdown. */
  body: string
  sources: readonly string[]
}

/** A program with the words of its lessons, in their order. */
export interface WholeProgram extends Omit<GuideProgram, 'lessons'> {
  lessons: readonly GuideLesson[]
}

/** What the guide says, read once at the start: the same for everybody. */
export interface Guide {
  /** Another one as soon as a letter of it is another. */
  edition: string
  /** Those that have an article, in their order. */
  categories: readonly GuideCategory[]
  /** By category and in their order there; what stands in none comes first. */
  contents: readonly Content[]
  bodies: ReadonlyMap<string, GuideBody>
  programs: readonly WholeProgram[]
  /** The texts by their headings, for quotations. */
  docs: () => readonly GuideDoc[]
  /** What a device searches by. Made when it is first asked for: a start does not wait for it. */
  search: () => PackedIndex
  /** For the operator, at the start. */
  notices: readonly string[]
}

export const contentOf = ({ contents }: Guide, id: string): Content | null =>
  contents.find((content) => content.id === id) ?? null

export const programOf = ({ programs }: Guide, id: string): WholeProgram | null =>
  programs.find((program) => program.id === id) ?? null
