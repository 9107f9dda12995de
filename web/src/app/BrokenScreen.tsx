import { useText } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'

/** Where a screen fails. Drafts lie in the database and are offered again, so loading anew loses nothing. */
export function BrokenScreen() {
  const text = useText()
  return (
    <section className="card narrow" role="alert">
      <h1>{text('brokenTitle')}</h1>
      <Note kind="info">{text('brokenText')}</Note>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {text('reload')}
      </button>
    </section>
  )
}
