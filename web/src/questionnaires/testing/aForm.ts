/** A small form with every kind of question, as a server sends it. */
export const A_FORM = {
  resourceType: 'Questionnaire',
  status: 'active',
  language: 'en',
  title: 'How was it',
  copyright: 'Ours',
  item: [
    { linkId: 'walks', type: 'integer', text: 'Walks', required: true },
    { linkId: 'slept', type: 'boolean', text: 'Did you sleep' },
    {
      linkId: 'thoughts',
      type: 'choice',
      text: 'Thoughts',
      answerOption: [{ valueString: 'None' }, { valueString: 'Some' }],
    },
    {
      linkId: 'more',
      type: 'text',
      text: 'More',
      enableWhen: [{ question: 'slept', operator: '=', answerBoolean: false }],
    },
  ],
} as const

const A_ROW = {
  questionnaire_id: 'how-was-it',
  questionnaire_nid: 1000,
  institution_id: 5,
  title: 'How was it',
  edition: 'one',
  status: 'to be completed',
  due_date: null,
  last_completed: null,
  completed_by: null,
  schedule: { kind: 'every', days: 7, due_days: 3 },
  first_day: '2026-02-28',
  responses: 0,
} as const

const AN_OWN_ROW = {
  ...A_ROW,
  questionnaire_id: 'peg',
  questionnaire_nid: 1,
  institution_id: 'self',
  title: 'PEG',
  schedule: { kind: 'own', days: 7 },
  first_day: null,
} as const

export const A_LIST = {
  institutions: [{ institution_id: 5, name: 'Clinic', to_be_completed: 1, questionnaires: [A_ROW] }],
  own: [AN_OWN_ROW],
  answered: [],
}

export const A_FORM_ANSWER = {
  questionnaire: A_FORM,
  response: null,
  edition: 'one',
  scoring: null,
  safety: ['thoughts'],
  can_answer: true,
  responses: [],
  next_cursor: null,
}
