import { describe, expect, test } from 'vitest'
import { claimIn, type Claim } from './claims.ts'

/** One of each kind in each language, as a model might put it. */
const CLAIMS: Record<Claim, readonly string[]> = {
  dose: [
    'You could take another one.',
    'Nehmen Sie noch eine Tablette.',
    'Tome más si le duele.',
    'Prenez un comprimé.',
    'Примите таблетку.',
    '한 알 더 드세요.',
    '请服用一片。',
  ],
  medicine: [
    'It may be time to stop taking it.',
    'Setzen Sie das Mittel ab.',
    'Deje de tomarlo.',
    'Arrêtez ce médicament.',
    'Прекратите приём.',
    '약을 중단하세요.',
    '您可以停药。',
  ],
  diagnosis: [
    'You probably have arthritis.',
    'Sie haben Rheuma.',
    'Usted tiene artritis.',
    'Vous avez de l’arthrose.',
    'У вас артрит.',
    '관절염을 앓고 있습니다.',
    '您患有关节炎。',
  ],
  trigger: [
    'Stress is your trigger.',
    'Stress ist Ihr Auslöser.',
    'El estrés es el desencadenante.',
    'Le stress déclenche la douleur.',
    'Ваш триггер — стресс.',
    '스트레스가 통증을 유발합니다.',
    '压力是诱因。',
  ],
  cause: [
    'Rain causes it.',
    'Das kommt, weil es regnet.',
    'Es debido a la lluvia.',
    'C’est à cause de la pluie.',
    'Это из-за дождя.',
    '비 때문입니다.',
    '这是下雨导致的。',
  ],
  forecast: [
    'It will get better.',
    'Das wird besser.',
    'Mejorará.',
    'Cela ira mieux.',
    'Станет лучше.',
    '곧 나아질 거예요.',
    '明天会好。',
  ],
  cure: [
    'This heals pain.',
    'Das heilt.',
    'Esto lo va a curar.',
    'Vous serez guéri.',
    'Это вылечит.',
    '완치됩니다.',
    '可以治愈。',
  ],
  act: [
    'I have deleted your records.',
    'Ich habe Ihre Einträge gelöscht.',
    'He borrado sus registros.',
    'J’ai supprimé vos notes.',
    'Я удалил ваши записи.',
    '기록을 삭제했어요.',
    '我已删除您的记录。',
  ],
  crisis: [
    'You want to kill yourself.',
    'Sie denken an Suizid.',
    'Piensa en el suicidio.',
    'Vous pensez au suicide.',
    'Мысли о самоубийстве понятны.',
    '자살 생각은 이해됩니다.',
    '自杀的想法可以理解。',
  ],
}

describe.each(Object.entries(CLAIMS))('[ASST-28, ASST-34] a claim: %s', (_, lines) => {
  test.each(lines)('%s', (line) => {
    expect(claimIn(line)).not.toBeNull()
  })
})

test.each([
  'You recorded this on the days here.',
  'Your average pain was here.',
  'Das haben Sie an diesen Tagen notiert.',
  'Esto es lo que anotó en estos días.',
  'Voici ce que vous avez noté.',
  'Вот что записано в дневнике.',
  '이 기간에 기록하신 내용입니다.',
  '这是您记录的内容。',
])('[ASST-34] what was recorded may be said: %s', (line) => {
  expect(claimIn(line)).toBeNull()
})
