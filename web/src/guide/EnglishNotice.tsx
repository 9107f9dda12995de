import { createContext, use } from 'react'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Note } from '../ui/layout/Note.tsx'

/** Functions of areas above the guide, passed in by the app: the guide does not know home. */
export interface EnglishQuestion {
  /** The page's language differs from the guide's, and the person has not answered yet. [GUIDE-12] */
  isAskingEnglish: boolean
  answerEnglish: (answer: 'show' | 'hide') => void
}

export const EnglishQuestionContext = createContext<EnglishQuestion | null>(null)

function useEnglishQuestion(): EnglishQuestion {
  const acts = use(EnglishQuestionContext)
  if (acts === null) throw new Error('useGuideActs outside of the guide')
  return acts
}

/**
 * In the person's language, above content that is not. Asked until answered; shares its answer with home. [GUIDE-12]
 */
export function EnglishNotice() {
  const text = useText('guide')
  const common = useText('common')
  const { isAskingEnglish, answerEnglish } = useEnglishQuestion()
  if (!isAskingEnglish) return null
  return (
    <section className="card guide-english">
      <Note kind="info" icon={<Icon name="globe" />}>
        {text('englishOnly')}
      </Note>
      <div className="guide-ways">
        <Button label={text('showAnyway')} onPress={() => answerEnglish('show')} />
        <Button kind="text" label={common('hide')} onPress={() => answerEnglish('hide')} />
      </div>
    </section>
  )
}
