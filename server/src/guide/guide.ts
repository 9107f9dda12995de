import type { GuideCategory } from '@reprieve/content/guideLists.ts'
import type { GuideLesson, GuideProgram } from '@reprieve/content/programContent.ts'
import type { Content } from '@reprieve/domain/guide/content.ts'
import type { GuideDoc, PackedIndex } from '@reprieve/domain/guide/searchIndex.ts'

export interface GuideBody {
  /** Markdown. */
  body: string
  sources: readonly string[]
}

/** A program with the texts of its lessons, in order. */
export interface WholeProgram extends Omit<GuideProgram, 'lessons'> {
  lessons: readonly GuideLesson[]
}

/** The guide's content, read once at the start: the same for everybody. */
export interface Guide {
  /** Changes with every change of the content. */
  edition: string
  /** Categories that have an article, in order. */
  categories: readonly GuideCategory[]
  /** By category and in its order; articles without a category come first. */
  contents: readonly Content[]
  bodies: ReadonlyMap<string, GuideBody>
  programs: readonly WholeProgram[]
  /** The texts split by headings, for quotations. */
  docs: () => readonly GuideDoc[]
  /** The search index for devices. Built on first use, to keep the start fast. */
  search: () => PackedIndex
  /** Shown to the operator at the start. */
  notices: readonly string[]
}

export const findContent = ({ contents }: Guide, id: string): Content | null =>
  contents.find((content) => content.id === id) ?? null

export const findProgram = ({ programs }: Guide, id: string): WholeProgram | null =>
  programs.find((program) => program.id === id) ?? null
