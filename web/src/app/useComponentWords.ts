import type { Language } from '@reprieve/domain/settings/language.ts'
import { loadText, type Text } from '@reprieve/locales/loadText.ts'
import { useEffect, useState } from 'react'

export interface ComponentWords {
  common: Text<'common'>
  records: Text<'records'>
  reflections: Text<'reflections'>
  scale: Text<'scale'>
}

async function loadAll(language: Language): Promise<ComponentWords> {
  const [common, records, reflections, scale] = await Promise.all([
    loadText(language, 'common'),
    loadText(language, 'records'),
    loadText(language, 'reflections'),
    loadText(language, 'scale'),
  ])
  return { common, records, reflections, scale }
}

/** null until they are there. Of two languages chosen in a row only the later one is shown. */
export function useComponentWords(language: Language): { words: ComponentWords | null; missed: boolean } {
  const [words, setWords] = useState<ComponentWords | null>(null)
  const [missed, setMissed] = useState(false)

  useEffect(() => {
    let isWanted = true
    const load = async (): Promise<void> => {
      const loaded = await loadAll(language).catch(() => null)
      if (!isWanted) return
      setMissed(loaded === null)
      if (loaded !== null) setWords(loaded)
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [language])
  return { words, missed }
}
