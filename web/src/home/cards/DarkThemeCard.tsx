import { useEffect } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { useTheme } from '../../settings/theme.tsx'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { noteDarkIntroduced } from '../darkTheme.ts'

/** In the evening, once: a person who has seen it does not see it again. [HOME-22, SET-5] */
export function DarkThemeCard({ onDone }: { onDone: () => void }) {
  const text = useText('home')
  const common = useText('common')
  const device = useDevice()
  const { change } = useTheme()
  useEffect(() => void noteDarkIntroduced(device), [device])
  const darken = (): void => {
    change({ choice: 'dark' })
    onDone()
  }
  return (
    <section className="home-card" aria-label={text('darkModeTitle')}>
      <p>{text('darkModeIntroduction')}</p>
      <div className="card-ways">
        <Button label={text('darkModeUse')} onPress={darken} />
        <Button kind="text" label={common('ok')} onPress={onDone} />
      </div>
    </section>
  )
}
