import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useEpisodeWords } from '../records/episodes/useEpisodeWords.ts'
import { useOpenEpisodes } from '../records/episodes/useOpenEpisodes.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { ListRow } from '../ui/layout/ListRow.tsx'

/** Pains that nobody has said the end of; each row leads to where it can be said. [EPI-6] */
export function ForgottenEpisodes({ diary }: { diary: Diary }) {
  useTextsReady(['episodes'])
  return <Rows diary={diary} />
}

function Rows({ diary }: { diary: Diary }) {
  const text = useText('episodes')
  const { since } = useEpisodeWords()
  const now = useNow()
  const open = useOpenEpisodes(diary)
  if (open === null || open.toFinish.length === 0) return null
  return (
    <ul className="home-rows">
      {open.toFinish.map(({ head }) => (
        <li key={head.ref.clientId}>
          <Link className="list-row" to={PATHS.recordFinish}>
            <ListRow
              icon={<DiaryIcon name="clock" />}
              title={since(head, now)}
              subtitle={text('stillGoingQuestion')}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
