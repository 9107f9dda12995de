import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import { isNameTyped, type ConditionForm, type DayFault } from '@reprieve/domain/conditions/editCondition.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { NAME_MAX, typedName, type NameFault } from '@reprieve/domain/writtenName.ts'
import { useNow } from '../device/useNow.ts'
import { useText, useLanguage } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Switch } from '../ui/controls/Switch.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { ConditionIcon } from './ConditionIcon.tsx'

export type ConditionFieldName = 'name' | 'firstSymptom' | 'diagnosed'

interface ConditionFieldsProps {
  form: ConditionForm
  /** The errors that may be shown already. */
  problems: { name?: NameFault | 'already-added'; firstSymptom?: DayFault; diagnosed?: DayFault }
  onChange: (form: ConditionForm) => void
  onLeave: (field: ConditionFieldName) => void
  onSearch: () => void
}

export function ConditionFields({ form, problems, onChange, onLeave, onSearch }: ConditionFieldsProps) {
  const text = useText('conditions')
  const today = dayOf(useNow())
  const DAY_SENTENCE: Record<DayFault, string> = {
    'not-a-day': text('notADay'),
    'still-to-come': text('futureDay'),
  }
  const day = (field: 'firstSymptom' | 'diagnosed', label: string) => {
    const problem = problems[field]
    return (
      <DayField
        label={label}
        value={form[field]}
        read={dayFrom}
        latest={today}
        hint={problem === undefined ? text('notADay') : undefined}
        pickLabel={text('openCalendar', { 0: label })}
        error={problem === undefined ? null : DAY_SENTENCE[problem]}
        onChange={(typed) => onChange({ ...form, [field]: typed })}
        onBlur={() => onLeave(field)}
      />
    )
  }
  return (
    <>
      <WhatItIs {...{ form, problems, onChange, onLeave, onSearch }} />
      <div className="condition-days">
        {day('diagnosed', text('dateOfDiagnosis'))}
        {day('firstSymptom', text('dateOfFirstSymptom'))}
      </div>
      <Switch
        label={text('showSwitch')}
        isOn={form.isShown}
        onLabel={text('shown')}
        offLabel={text('hidden')}
        onChange={(isShown) => onChange({ ...form, isShown })}
      />
    </>
  )
}

/** A catalogue entry is not renamed here: another name is another condition. [COND-9] */
function WhatItIs({ form, problems, onChange, onLeave, onSearch }: ConditionFieldsProps) {
  const text = useText('conditions')
  const common = useText('common')
  const { language } = useLanguage()
  const { what } = form
  const search = <Button icon={<DiaryIcon name="search" />} label={text('searchAgain')} onPress={onSearch} />
  const SENTENCE: Record<NameFault | 'already-added', string> = {
    'name-empty': common('fieldEmpty'),
    'name-too-long': text('nameTooLong'),
    'already-added': text('alreadyAdded'),
  }
  if (!isNameTyped(what))
    return (
      <div className="condition-what">
        <ConditionIcon icon={what.icon} />
        <h2>{conditionText(what, language)}</h2>
        {search}
      </div>
    )
  return (
    <>
      <TextField
        label={text('name')}
        value={what.name}
        autoComplete="off"
        maxLength={NAME_MAX * 2}
        error={problems.name === undefined ? null : SENTENCE[problems.name]}
        onChange={(name) => onChange({ ...form, what: { ...what, name: typedName(name) } })}
        onBlur={() => onLeave('name')}
      />
      {search}
    </>
  )
}
