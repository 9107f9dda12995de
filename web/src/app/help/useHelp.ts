import { readHelp, type HelpSection } from '@reprieve/content/help.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../../settings/words.tsx'
import { HELP_FILES, type HelpPage } from './helpFiles.ts'

type Reading = { is: 'reading' } | { is: 'failed' } | { is: 'read'; sections: readonly HelpSection[] }

/** The text in the person's language. While another language loads, the previous text stays. */
export function useHelp(page: HelpPage): { reading: Reading; retry: () => void } {
  const { language } = useWords()
  const [reading, setReading] = useState<Reading>({ is: 'reading' })
  useEffect(() => {
    let isCurrent = true
    void load(page, language).then((came) => isCurrent && setReading(came))
    return () => void (isCurrent = false)
  }, [page, language])
  const retry = (): void => {
    setReading({ is: 'reading' })
    void load(page, language).then(setReading)
  }
  return { reading, retry }
}

async function load(page: HelpPage, language: Language): Promise<Reading> {
  try {
    return { is: 'read', sections: readHelp((await HELP_FILES[page][language]()).default) }
  } catch {
    return { is: 'failed' }
  }
}
