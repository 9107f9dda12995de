import type { ContentWithMarks } from '@reprieve/contract/guide/guideWire.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useLocalVoice } from '../reading/useLocalVoice.ts'
import { useText } from '../text/useText.tsx'
import { Drawing } from '../ui/icons/FrameIcon.tsx'
import { requestListening } from './listenRequest.ts'

export const LOUDSPEAKER = 'M4 10v4h3.5L12 18V6L7.5 10zM15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10'

interface ListenLinkProps {
  content: ContentWithMarks
  /** With its word; otherwise only the loudspeaker. */
  hasLabel?: boolean
}

/** Opens an article and reads it aloud. Not there if the device has no voice of its own. [GUIDE-17] */
export function ListenLink({ content: { id, category, title }, hasLabel = false }: ListenLinkProps) {
  const text = useText('guide')
  const voice = useLocalVoice('en')
  if (voice === null) return null
  return (
    <Link
      className={hasLabel ? 'button' : 'icon-button outlined'}
      aria-label={text('listenTo', { title })}
      to={PATHS.guideContent}
      params={{ id, ...(category !== null && { category_id: category }) }}
      onClick={() => requestListening(id)}
    >
      <Drawing path={LOUDSPEAKER} />
      {hasLabel && text('listen')}
    </Link>
  )
}
