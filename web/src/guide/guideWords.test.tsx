import type { ProgramBody } from '@reprieve/contract/guide/guideWire.ts'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { asShown, wordsIn } from '../institutions/testing/asShown.tsx'
import { EnglishNotice, EnglishQuestionContext } from './EnglishNotice.tsx'
import { GuideLoadFailed, GuideNoAccess } from './GuideUnavailable.tsx'
import { Introduction } from './programs/OpenProgram.tsx'

/** Exactly as in the catalogue of fixed texts. */
const FIXED: Record<
  Language,
  readonly [
    noAccess: string,
    noInternet: string,
    retry: string,
    englishOnly: string,
    showAnyway: string,
    hide: string,
    uninterrupted: string,
  ]
> = {
  en: [
    "You don't have access to Pain Guide",
    'Internet connection cannot be established. Retry when connection is re-established.',
    'Retry',
    'Pain Guide is English only. Would you like to hide it?',
    'Show Anyway',
    'Hide',
    'Find 15 minutes of uninterrupted time',
  ],
  de: [
    'Sie haben keinen Zugriff auf den Schmerzratgeber',
    'Es kann keine Internetverbindung hergestellt werden. Versuchen Sie es erneut, sobald die Verbindung wieder besteht.',
    'Erneut versuchen',
    'Den Schmerzratgeber gibt es nur auf Englisch. Möchten Sie ihn ausblenden?',
    'Trotzdem anzeigen',
    'Ausblenden',
    'Nehmen Sie sich 15 ungestörte Minuten',
  ],
  es: [
    'No tiene acceso a la Guía del dolor',
    'No se puede establecer la conexión a Internet. Vuelva a intentarlo cuando se restablezca la conexión.',
    'Reintentar',
    'La Guía del dolor solo está en inglés. ¿Desea ocultarla?',
    'Mostrar de todos modos',
    'Ocultar',
    'Reserve 15 minutos sin interrupciones',
  ],
  fr: [
    'Vous n’avez pas accès au Guide de la douleur',
    'Impossible d’établir une connexion Internet. Réessayez lorsque la connexion sera rétablie.',
    'Réessayer',
    'Le Guide de la douleur est uniquement en anglais. Voulez-vous le masquer ?',
    'Afficher quand même',
    'Masquer',
    'Prévoyez 15 minutes sans interruption',
  ],
  ko: [
    '통증 가이드를 이용할 수 없어요',
    '인터넷에 연결할 수 없어요. 연결되면 다시 시도해 주세요.',
    '다시 시도',
    '통증 가이드는 영어로만 제공돼요. 숨길까요?',
    '그래도 보기',
    '숨기기',
    '방해받지 않는 15분을 내 주세요',
  ],
  ru: [
    'У вас нет доступа к справочнику о боли',
    'Не удаётся подключиться к интернету. Повторите попытку, когда связь восстановится.',
    'Повторить',
    'Справочник о боли есть только на английском. Скрыть его?',
    'Всё равно показать',
    'Скрыть',
    'Выделите 15 минут, когда вас никто не отвлекает',
  ],
  'zh-rCN': [
    '您没有疼痛指南的访问权限',
    '无法连接互联网。请在网络恢复后重试。',
    '重试',
    '疼痛指南仅有英文版。要隐藏吗？',
    '仍然显示',
    '隐藏',
    '请留出 15 分钟不受打扰的时间',
  ],
}

const wordsOf = async (part: ReactNode, language: Language): Promise<string[]> =>
  wordsIn(await asShown(part, { areas: ['guide', 'programs'], language }))

test.each(LANGUAGES)(
  '[GUIDE-5, D47] in %s a person without the guide reads so, with a link to Urgent help',
  async (language) => {
    const words = await wordsOf(<GuideNoAccess />, language)
    expect(words[0]).toBe(FIXED[language][0])
    expect(words).toHaveLength(4)
  },
)

test.each(LANGUAGES)(
  '[GUIDE-13] in %s a guide that cannot be reached says so, with Retry',
  async (language) => {
    const [, noInternet, retry] = FIXED[language]
    expect(await wordsOf(<GuideLoadFailed why="away" onRetry={() => undefined} />, language)).toEqual([
      noInternet,
      retry,
    ])
    const failed = await wordsOf(<GuideLoadFailed why="failed" onRetry={() => undefined} />, language)
    expect(failed).not.toContain(noInternet)
    expect(failed).toContain(retry)
  },
)

test.each(LANGUAGES)(
  '[GUIDE-12] in %s it is asked whether to show the English guide, until it is answered',
  async (language) => {
    const [, , , englishOnly, showAnyway, hide] = FIXED[language]
    const asked = (isAskingEnglish: boolean): Promise<string[]> =>
      wordsOf(
        <EnglishQuestionContext value={{ isAskingEnglish, answerEnglish: () => undefined }}>
          <EnglishNotice />
        </EnglishQuestionContext>,
        language,
      )
    expect(await asked(true)).toEqual([englishOnly, showAnyway, hide])
    expect(await asked(false)).toEqual([])
  },
)

test.each(LANGUAGES)('[PROG-8] in %s a program begins with its 15 minutes', async (language) => {
  const program = { intro: 'What.', whoItIsFor: 'You.', whoShouldAskFirst: 'Them.' } as ProgramBody
  const words = await wordsOf(<Introduction program={program} level={3} />, language)
  expect(words[0]).toBe(FIXED[language][6])
  for (const own of ['What.', 'You.', 'Them.']) expect(words).toContain(own)
})
