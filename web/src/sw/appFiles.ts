import type { Language } from '@reprieve/domain/settings/language.ts'

/** One file of the build: its path, and what it must weigh up to (`sha256-...`, as fetch takes it). */
export interface AppFile {
  path: string
  integrity: string
}

/** What one build is made of. The build writes it into the worker. */
export interface AppFiles {
  version: string
  /** What the app cannot start or open a screen without. */
  core: readonly AppFile[]
  /** The texts by language: whoever reads one language need not carry seven. */
  texts: Readonly<Record<Language, readonly AppFile[]>>
}

export const everyFile = ({ core, texts }: AppFiles): AppFile[] => [...core, ...Object.values(texts).flat()]
