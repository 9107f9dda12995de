import { version } from '../../package.json'
import { DimSwitch } from '../settings/DimSwitch.tsx'
import { LanguageField } from '../settings/LanguageField.tsx'
import { useWords } from '../settings/words.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Note } from '../ui/Note.tsx'
import { HOME, type Place } from './paths.ts'
import { Screen } from './routes.tsx'

const MAIN = 'content'

export function App({ place }: { place: Place }) {
  const { missed, text } = useWords()
  return (
    <>
      <title>{text('title')}</title>
      <a className="skip" href={`#${MAIN}`}>
        {text('skipToContent')}
      </a>
      <header className="bar">
        <a className="brand" href={HOME} aria-label={text('home')}>
          <Logo name={text('productName')} />
        </a>
        <LanguageField />
        <DimSwitch />
      </header>
      <main id={MAIN} tabIndex={-1}>
        {/* D56: what is missing there is missing for good, so it is said before anything is tried. */}
        {!window.isSecureContext && <Note kind="warn">{text('notSecure')}</Note>}
        <div role="status">{missed && <Note kind="warn">{text('languageNotLoaded')}</Note>}</div>
        <Screen place={place} />
      </main>
      <footer className="foot">{text('version', { version })}</footer>
    </>
  )
}
