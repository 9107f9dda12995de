import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'

export function ReflectionCard() {
  const text = useText('home')
  return (
    <section className="home-card">
      <div className="reflection-invites">
        <span className="reflection-sign">
          <DiaryIcon name="sunrise" />
        </span>
        <div>
          <h2>{text('todaysReflection')}</h2>
          <p>{text('underMinute')}</p>
        </div>
      </div>
      <Link className="button" to={PATHS.reflectionCreate}>
        {text('reflectToday')}
      </Link>
    </section>
  )
}
