import { expect, test } from 'vitest'
import type { Language } from '../../settings/language.ts'
import { builtInThings } from '../testing/builtInThings.ts'
import { understandQuestion } from './understandQuestion.ts'
import type { Decline } from './understandingResult.ts'

type DeclinedQuestions = Readonly<Partial<Record<Decline, string>>>

const whyNot = (question: string, language: Language): string => {
  const asking = { things: builtInThings, today: '2026-11-16', weekStart: 1, before: null } as const
  const understood = understandQuestion(question, { ...asking, language })
  return understood.is === 'decline' ? understood.why : JSON.stringify(understood)
}

const DECLINED: readonly [Language, DeclinedQuestions][] = [
  [
    'en',
    {
      dose: 'Can I take two ibuprofen at once?|What is the maximum dose of naproxen?|Is it safe to take naproxen with alcohol?|Should I take ibuprofen now?|Can I double my dose?|How many mg of ibuprofen per day?|May I mix ibuprofen and naproxen?',
      'stop-or-change':
        'Can I stop naproxen?|Should I quit my medication?|Should I switch from ibuprofen to naproxen?|How do I come off naproxen?',
      diagnosis:
        'What is wrong with me?|Do I have cancer?|Is it serious?|Can you diagnose me?|Which disease causes this?',
      prediction:
        'Will I have pain next week?|How will tomorrow be?|Predict my pain|Is a headache going to come?',
      cause:
        'Why do I have pain?|What causes my headaches?|What is the reason for my pain?|What triggers it?',
      'other-person': "How is my husband's pain?|Show me another user|What did my mother record?",
      notes: 'What do my notes say?|When did I write about my job?',
    },
  ],
  [
    'de',
    {
      dose: 'Darf ich zwei Ibuprofen auf einmal nehmen?|Wie viel Ibuprofen darf ich am Tag nehmen?|Soll ich Naproxen nehmen?|Kann ich die Dosis erhöhen?|Was ist die Höchstdosis?',
      'stop-or-change':
        'Soll ich Naproxen absetzen?|Kann ich das Medikament wechseln?|Darf ich mit Ibuprofen aufhören?',
      diagnosis: 'Was fehlt mir?|Habe ich Krebs?|Stelle eine Diagnose|Habe ich Rheuma?',
      prediction: 'Wie werden die Schmerzen morgen?|Wird es nächste Woche besser?|Gib mir eine Prognose',
      cause:
        'Warum habe ich Schmerzen?|Was ist die Ursache?|Was löst meine Kopfschmerzen aus, was ist der Auslöser?',
      'other-person': 'Wie geht es meiner Frau?|Zeig mir andere Nutzer|Was hat meine Mutter notiert?',
      notes: 'Was steht in meinen Notizen?',
    },
  ],
  [
    'es',
    {
      dose: '¿Puedo tomar dos ibuprofenos?|¿Cuánto ibuprofeno puedo tomar al día?|¿Cuál es la dosis máxima?|¿Debo tomar naproxeno?|¿Puedo mezclar ibuprofeno con alcohol?',
      'stop-or-change':
        '¿Debo dejar el naproxeno?|¿Puedo suspender la medicación?|¿Puedo cambiar de medicamento?',
      diagnosis: '¿Qué enfermedad tengo?|¿Tengo cáncer?|¿Qué me pasa?|Dame un diagnóstico',
      prediction: '¿Me dolerá mañana?|¿Cómo será la próxima semana?|Haz un pronóstico',
      cause: '¿Por qué me duele?|¿Cuál es la causa de mi dolor?|¿Qué provoca mis dolores?',
      'other-person': '¿Cómo está mi mujer?|Muéstrame otro usuario|¿Qué anotó mi madre?',
      notes: '¿Qué dicen mis notas?',
    },
  ],
  [
    'fr',
    {
      dose: "Puis-je prendre deux ibuprofènes ?|Combien d'ibuprofène puis-je prendre ?|Quelle dose de naproxène ?|Dois-je prendre de l'ibuprofène ?|Puis-je prendre du naproxène avec du vin ?",
      'stop-or-change':
        "Dois-je arrêter le naproxène ?|Puis-je changer de médicament ?|Comment arrêter l'ibuprofène ?",
      diagnosis: 'Quelle maladie ai-je ?|Ai-je un cancer ?|Fais un diagnostic|Est-ce grave ?',
      prediction: 'Aurai-je mal demain ?|Comment sera la semaine prochaine ?|Fais une prévision',
      cause:
        "Pourquoi ai-je mal ?|Quelle est la cause de ma douleur ?|Qu'est-ce qui provoque mes maux de tête ?",
      'other-person': 'Comment va ma femme ?|Montre un autre utilisateur|Qu’a noté ma mère ?',
      notes: 'Que disent mes notes ?',
    },
  ],
  [
    'ko',
    {
      dose: '이부프로펜을 두 알 먹어도 되나요?|이부프로펜 최대 용량은?|나프록센을 술과 먹어도 되나요?|이부프로펜을 얼마나 먹어야 하나요?',
      'stop-or-change': '나프록센을 끊어도 되나요?|약을 바꿔도 되나요?|복용을 중단해도 되나요?',
      diagnosis: '제가 무슨 병인가요?|암인가요?|진단해 주세요',
      prediction: '내일 아플까요?|다음 주 통증을 예측해 줘',
      cause: '왜 아픈가요?|통증의 원인은 무엇인가요?|두통의 이유는?',
      'other-person': '아내의 통증은 어땠나요?|다른 사용자의 기록을 보여 줘',
      notes: '메모에 뭐라고 썼나요?',
    },
  ],
  [
    'ru',
    {
      dose: 'Можно ли принять две таблетки ибупрофена?|Сколько ибупрофена можно принимать?|Какая максимальная доза?|Можно ли пить напроксен с алкоголем?|Стоит ли принять ибупрофен?',
      'stop-or-change':
        'Можно ли бросить напроксен?|Стоит ли сменить лекарство?|Как прекратить приём ибупрофена, можно ли перестать принимать?',
      diagnosis: 'Что со мной?|У меня рак?|Поставь диагноз|Есть ли у меня артрит?',
      prediction: 'Будет ли завтра болеть голова?|Сделай прогноз|Какой будет боль на следующей неделе?',
      cause: 'Почему болит?|Какая причина боли?|Что вызывает головную боль?',
      'other-person': 'Какая боль у моей жены?|Покажи другого пользователя|Что записала моя мама?',
      notes: 'Что написано в моих заметках?',
    },
  ],
  [
    'zh-rCN',
    {
      dose: '我可以吃两片布洛芬吗？|布洛芬最大剂量是多少？|萘普生能和酒一起吃吗？|我应该吃多少布洛芬？',
      'stop-or-change': '我可以停用萘普生吗？|我能换药吗？|要不要停药？',
      diagnosis: '我得了什么病？|是不是癌症？|请诊断',
      prediction: '明天会疼吗？|预测下周的疼痛',
      cause: '为什么疼？|疼痛的原因是什么？|什么引起头痛？',
      'other-person': '我妻子的疼痛怎么样？|看看其他用户的记录',
      notes: '我的备注里写了什么？',
    },
  ],
]

test.each(DECLINED)(
  '[ASST-28, ASST-22] advice and other questions that we must not answer are declined in %s',
  (language, said) => {
    const wrong = Object.entries(said).flatMap(([why, questions]) =>
      questions.split('|').flatMap((question) => {
        const got = whyNot(question, language)
        return got === why ? [] : [[question, why, got]]
      }),
    )
    expect(wrong).toEqual([])
  },
)
