import {
  SELF,
  type AnsweredOnce,
  type ListedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'

/** Requested by an institution but visible only to the person, because there is no valid consent. [QST-43] */
export const isOwnOnly = ({ institution }: ListedQuestionnaire, { isShared }: AnsweredOnce): boolean =>
  institution !== SELF && !isShared
