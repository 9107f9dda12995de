import { diaryDayAt, type DiaryDay } from '@reprieve/domain/reflections/diaryDay.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import { useReflectionOfDay } from '../reflections/useReflectionOfDay.ts'
import { useScoreWords } from '../reflections/useScoreWords.ts'
import { useText } from '../settings/words.tsx'
import { Badge } from '../ui/Badge.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'

const WORDS: Record<DiaryDay['reflectedIs'], Record<'title' | 'reflect', Key<'home'>>> = {
  today: { title: 'todaysReflection', reflect: 'reflectToday' },
  yesterday: { title: 'yesterdaysReflection', reflect: 'reflectYesterday' },
}

export function ReflectionCard({ diary }: { diary: Diary }) {
  const text = useText('home')
  const common = useText('common')
  const { word, spokenNumber } = useScoreWords()
  const { reflected, reflectedIs } = diaryDayAt(useNow())
  const { title, reflect } = WORDS[reflectedIs]
  const score = useReflectionOfDay(diary, reflected)?.score ?? null
  return (
    <section className="home-card">
      <div className="reflection-invites">
        {score === null ? (
          <span className="reflection-sign">
            <DiaryIcon name="sunrise" />
          </span>
        ) : (
          <Badge ramp="score" value={score} label={spokenNumber(score)} />
        )}
        <div>
          <h2>{text(title)}</h2>
          <p>{score === null ? text('underMinute') : word(score)}</p>
        </div>
      </div>
      {/* A day that has a reflection opens it again, so the link is the same. */}
      <Link className="button" to={PATHS.reflectionCreate}>
        {score === null ? text(reflect) : common('edit')}
      </Link>
    </section>
  )
}
