import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { PATHS } from '../../app/paths.ts'
import { KNOWN } from '../../local/knownShelf.ts'
import { PARTS_RING } from '../../local/parts.ts'
import type { Diary } from '../../local/rows.ts'
import { watch } from '../../local/watch.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListCard } from '../../ui/ListRow.tsx'
import './programs.css'
import { learnPrograms, toldPrograms } from './programTable.ts'

/** The programs, for the start page of the guide; empty if none were received yet. */
export function ProgramsList({ diary }: { diary: Diary }) {
  const text = useText('programs')
  const tag = useFormatTag()
  const ask = useAsk()
  const [{ subscribe, current }] = useState(() =>
    watch(diary.doorbell, [KNOWN, PARTS_RING], () => toldPrograms(diary)),
  )
  const seen = useSyncExternalStore(subscribe, current)
  const learn = useEffectEvent(() => void learnPrograms(diary, ask).catch(() => {}))
  useEffect(() => learn(), [])
  const programs = seen.is === 'read' ? (seen.value?.programs ?? []) : []
  if (programs.length === 0) return null
  const percent = new Intl.NumberFormat(tag, { style: 'percent' })
  return (
    <section className="program-lessons" aria-labelledby="programs-list">
      <h2 id="programs-list">{text('programs')}</h2>
      <ListCard>
        {programs.map(({ id, title, lessons, progress }) => (
          <Link key={id} className="list-row" to={PATHS.guideProgram} params={{ program_id: id }}>
            <Icon name="book" />
            <span className="list-row-words">
              <span className="list-row-title" lang="en">
                {title}
              </span>
              <span className="list-row-subtitle">
                {`${text('lessonCount', { count: lessons })} · ${percent.format(progress / 100)}`}
              </span>
            </span>
            <Icon name="chevronRight" />
          </Link>
        ))}
      </ListCard>
    </section>
  )
}
