import type { HelpPage } from '@reprieve/content/help.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HELP_FILES } from './helpFiles.ts'

const FOLDERS: readonly [HelpPage, string][] = [
  ['userGuide', 'user-guide'],
  ['faq', 'faq'],
]

test.each(FOLDERS)('[SET-20] %s is loaded in the language that was asked for', async (page, folder) => {
  for (const language of LANGUAGES) {
    const { default: text } = await HELP_FILES[page][language]()
    const path = `../../../content/help/${folder}/${language}.md`
    expect(text).toBe(readFileSync(new URL(path, import.meta.url), 'utf8'))
  }
})
