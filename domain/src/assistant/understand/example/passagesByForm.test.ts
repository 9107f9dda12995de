import { expect, test } from 'vitest'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { testThesaurus } from '../loose/thesaurus/testThesaurus.ts'
import type { TopicId } from '../topicIds.ts'
import { isAboutPeople, passagesByForm } from './passagesByForm.ts'

const asked = (typed: string, language: Language = 'en', ...topics: readonly TopicId[]) => ({
  typed,
  thesaurus: { ...testThesaurus(), language },
  topics: topics.map((topic) => ({ topic, words: topic })),
  wordCount: typed.split(' ').length,
})

test.each<[string, Language, TopicId, string]>([
  ['what does pacing actually mean', 'en', 'pacing', 'pacing-and-boom-bust/boom-bust'],
  ['was heißt schub genau', 'de', 'flare', 'flare-ups-are-expected/what-is-a-flare'],
  ['schub - was jetzt?', 'de', 'flare', 'flare-ups-are-expected/what-to-do-now'],
  ['how do i start with exercise', 'en', 'exercise', 'starting-small/starting-dose'],
  ['как начать ходить', 'ru', 'walking', 'walking-plans/baseline'],
])(
  '[ASST-190] the form of a question says which passage answers it: %s',
  (typed, language, topic, wanted) => {
    expect(passagesByForm(asked(typed, language, topic))?.[0]).toBe(wanted)
  },
)

test.each<[string, Language, string]>([
  ['how do i explain to my husband that i am not lazy', 'en', 'family-and-relationships/not-believed'],
  ['怎么跟家里人说他们才明白我是真疼', 'zh-rCN', 'family-and-relationships/not-believed'],
  ['друзья не звонят, потому что я отменяю встречи, что делать', 'ru', 'family-and-relationships/saying-no'],
  ['me vienen las comidas familiares de navidad, ¿cómo me organizo?', 'es', 'energy-planning/choose'],
])('[ASST-190] people around: %s', (typed, language, wanted) => {
  expect(isAboutPeople(asked(typed, language))).toBe(true)
  expect(passagesByForm(asked(typed, language))?.[0]).toBe(wanted)
})

test('[ASST-190] numbers of a feast are no advice', () => {
  expect(passagesByForm(asked('how was my pain at christmas'))).toBeNull()
  expect(passagesByForm(asked('does pacing help me', 'en', 'pacing'))).toBeNull()
})

test.each<[string, Language, string]>([
  ['hablar con mi jefa para que me adapte el puesto', 'es', 'work-and-study/telling-the-boss'],
  ['tips for a long flight', 'en', 'travel/long-drive'],
  ['wie gehen andere mit schuldgefühlen um', 'de', 'family-and-relationships/saying-no'],
  ['чем отличается острая боль от хронической', 'ru', 'acute-and-chronic-pain/acute-meaning'],
  ['왜 통증이 뇌에서 처리된다고 하나요', 'ko', 'what-pain-is/how-pain-arises'],
  ['c’est quoi au juste le pacing', 'fr', 'pacing-and-boom-bust/boom-bust'],
])('[ASST-236] %s', (typed, language, wanted) => {
  expect(passagesByForm(asked(typed, language))?.[0]).toBe(wanted)
})

test.each<[string, Language]>([
  ['how do i stop brooding', 'en'],
  ['was kann ich gegen das ewige grübeln machen', 'de'],
  ['qué hago para no darle tantas vueltas a la cabeza', 'es'],
  ['comment arrêter de ruminer', 'fr'],
  ['자꾸 곱씹게 되는데 어떻게 멈추죠', 'ko'],
  ['как перестать прокручивать мысли о боли', 'ru'],
  ['老是胡思乱想怎么停下来', 'zh-rCN'],
])('[ASST-327] brooding is no anger: %s', (typed, language) => {
  expect(passagesByForm(asked(typed, language, 'thoughts'))?.[0]).toBe('thoughts-and-pain/four-steps')
  expect(passagesByForm(asked(typed, language, 'thoughts', 'anger'))?.[0]).not.toBe(
    'thoughts-and-pain/four-steps',
  )
})
