import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { MIN_VALUE_COUNT } from '@reprieve/domain/results/statistics/relief.ts'

const WAYS = [
  { mark: 'better', icon: 'arrowDown' },
  { mark: 'same', icon: 'equal' },
  { mark: 'worse', icon: 'arrowUp' },
] as const

/** Shows how a mark is made: a picture of the question that comes after a dose, and the way to log one. */
export function NothingMarked() {
  const text = useText('helps')
  return (
    <>
      <section className="help-card help-empty">
        <span className="mark-squares" aria-hidden="true">
          {Array.from({ length: MIN_VALUE_COUNT }, (_, at) => (
            <svg key={at} className="mark-square empty" viewBox="0 0 20 20">
              <rect x="0.75" y="0.75" width="18.5" height="18.5" rx="5" />
            </svg>
          ))}
        </span>
        <h2>{text('emptyTitle')}</h2>
        <p>{text('emptyText')}</p>
        <div className="help-example">
          <span className="help-caption">{text('example')}</span>
          <b>{text('exampleQuestion')}</b>
          <div className="help-example-ways">
            {WAYS.map(({ mark, icon }) => (
              <span key={mark} className={mark}>
                <DiaryIcon name={icon} isSmall />
                {text(mark)}
              </span>
            ))}
          </div>
        </div>
        <p className="help-caption">{text('emptyAfter', { least: MIN_VALUE_COUNT })}</p>
      </section>
      <Link className="button" to={PATHS.recordCreate}>
        {text('triedElse')}
      </Link>
      <Link className="button primary large" to={PATHS.doseAdd}>
        <DiaryIcon name="pill" />
        {text('logDose')}
      </Link>
    </>
  )
}
