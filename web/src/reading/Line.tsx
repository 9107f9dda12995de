import type { InlineText } from '@reprieve/content/article.ts'
import type { LinkTarget } from '@reprieve/content/linkTarget.ts'
import { Fragment, type ReactNode } from 'react'

export type GuideLinkTarget = Exclude<LinkTarget, { to: 'web' }>

export interface InlineRenderers {
  /** How the words are shown that are no more than words, such as with numbers that can be called. */
  renderText?: (text: string) => ReactNode
  /** How a link within the guide is shown; where nobody says so, its words stand alone. */
  renderLink?: (link: GuideLinkTarget, text: string) => ReactNode
}

/** Words of one line. */
export function ArticleLine({ words, ...shown }: InlineRenderers & { words: readonly InlineText[] }) {
  return words.map((one, place) => {
    const Around = one.isStrong ? 'strong' : Fragment
    return <Around key={place}>{shownAs(one, shown)}</Around>
  })
}

function shownAs(
  { text, link }: InlineText,
  { renderText = asItIs, renderLink }: InlineRenderers,
): ReactNode {
  if (link === undefined) return renderText(text)
  if (link.to !== 'web') return renderLink?.(link, text) ?? text
  return (
    <>
      <a className="link" href={link.address} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
      {/* Where it leads is seen before it is pressed. */}
      <span className="link-host">{` (${link.host})`}</span>
    </>
  )
}

const asItIs = (text: string): ReactNode => text
