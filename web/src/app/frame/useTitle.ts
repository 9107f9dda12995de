import { ROUTES } from '@reprieve/domain/access/routes.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key, Words } from '@reprieve/locales/words.ts'
import { useText } from '../../text/useText.tsx'

/** Area and key of a text that names a screen or a place. */
export type TitleKey = { [A in BrowserArea]: `${A}.${Key<A>}` }[BrowserArea]

// Each route's title must be an existing text: otherwise this does not compile.
ROUTES satisfies Record<string, { title: TitleKey }>

export function useTitle(title: TitleKey): string {
  const [area = 'shell', key = ''] = title.split('.')
  const text = useText(area as keyof Words & BrowserArea)
  return text(key as never)
}
