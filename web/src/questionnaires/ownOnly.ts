import {
  SELF,
  type AnsweredOnce,
  type ListedQuestionnaire,
} from '@reprieve/contract/questionnaires/listWire.ts'

/** Asked by an institution, and seen by nobody but the person: no consent of theirs stands for it. [QST-43] */
export const isOwnOnly = ({ institution }: ListedQuestionnaire, { isShared }: AnsweredOnce): boolean =>
  institution !== SELF && !isShared
