import type { Language } from '@reprieve/domain/settings/language.ts'

/** One file of the build: its path, and its hash (`sha256-...`, as fetch takes it). */
export interface AppFile {
  path: string
  integrity: string
}

/** The files of one build. The build writes them into the worker. */
export interface AppFiles {
  version: string
  /** The files that the app needs to start and to open a screen. */
  core: readonly AppFile[]
  /** The texts by language: a device that uses one language need not store seven. */
  texts: Readonly<Record<Language, readonly AppFile[]>>
}

export const everyFile = ({ core, texts }: AppFiles): AppFile[] => [...core, ...Object.values(texts).flat()]
