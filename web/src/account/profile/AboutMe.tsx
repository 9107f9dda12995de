import { COUNTRIES } from '@reprieve/domain/account/countries.ts'
import type { Gender } from '@reprieve/domain/account/profile.ts'
import type { ProfileForm } from '@reprieve/domain/account/profileForm.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useId, useMemo, useState } from 'react'
import { useText, useLanguage } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { whenReleased } from '../../ui/controls/useSteadyPress.ts'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { HeightField, WeightField } from './MeasureFields.tsx'
import type { ProfileEditing } from './aboutMeForm.ts'
import './aboutMe.css'

interface AboutMeProps {
  editor: ProfileEditing
  /** The fields contain unsaved input from an earlier visit. */
  isKept: boolean
  onSave: () => void
}

type Field = 'birthDate' | 'height' | 'weight'

const LONGEST_NAME = 500

/** Works offline and without an account: it is stored like a record. */
export function AboutMe({ editor, isKept, onSave }: AboutMeProps) {
  const text = useText('profile')
  const account = useText('account')
  const records = useText('records')
  const common = useText('common')
  const shell = useText()
  const { value: now, problems } = editor
  // Errors appear when a field is left, not while it is being typed.
  const [left, setLeft] = useState<readonly Field[]>([])
  const leave = (field: Field) => (): void => whenReleased(() => setLeft((before) => [...before, field]))
  const change = (next: Partial<ProfileForm>): void => editor.change({ ...now, ...next })
  const shown = <F extends Field>(field: F) => (left.includes(field) ? problems[field] : undefined)
  const submit = (): void => {
    setLeft(['birthDate', 'height', 'weight'])
    if (Object.keys(problems).length === 0) onSave()
  }
  const birthDate = shown('birthDate')
  const birthDateWords = {
    'not-a-date': account('termsBirthDateHint'),
    'not-past': account('termsBirthDateWrong'),
    'too-long-ago': text('birthDateTooLongAgo'),
  }
  return (
    <Form label={account('aboutMe')} onSubmit={submit}>
      <p className="profile-hint">{text('optional')}</p>
      {isKept && editor.isDirty && <Note kind="info">{text('fromLastTime')}</Note>}
      <div role="status">{editor.isDraftLost && <Note kind="warn">{records('draftNotKept')}</Note>}</div>
      <TextField
        label={account('fullName')}
        name="name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        value={now.name}
        onChange={(name) => change({ name })}
      />
      <GenderField form={now} onChange={change} />
      <TextField
        label={account('birthDate')}
        name="bday"
        autoComplete="bday"
        isLiteral
        hint={birthDate === undefined ? account('termsBirthDateHint') : undefined}
        value={now.birthDate}
        error={birthDate === undefined ? null : birthDateWords[birthDate]}
        onChange={(typed) => change({ birthDate: typed })}
        onBlur={leave('birthDate')}
      />
      <HeightField
        height={now.height}
        problem={shown('height')}
        onChange={(height) => change({ height })}
        onLeave={leave('height')}
      />
      <WeightField
        weight={now.weight}
        problem={shown('weight')}
        onChange={(weight) => change({ weight })}
        onLeave={leave('weight')}
      />
      <CountryField country={now.country} onChange={(country) => change({ country })} />
      <SubmitButton
        label={common('save')}
        busyLabel={shell('saving')}
        isBusy={editor.isSaving}
        disabledReason={editor.isDirty ? null : common('nothingChanged')}
      />
    </Form>
  )
}

const NOT_TOLD = 'none'

interface GenderFieldProps {
  form: ProfileForm
  onChange: (next: Partial<ProfileForm>) => void
}

/** The text beside Other stays while another option is tried; it is saved only with Other. [PROF-4] */
function GenderField({ form: { gender, genderText }, onChange }: GenderFieldProps) {
  const text = useText('profile')
  const account = useText('account')
  const words: readonly (readonly [Gender | typeof NOT_TOLD, string])[] = [
    ['f', account('genderFemale')],
    ['m', account('genderMale')],
    ['o', account('genderOther')],
    [NOT_TOLD, text('notTold')],
  ]
  return (
    <>
      <Segmented
        label={account('gender')}
        segments={words.map(([value, label]) => ({ value, label }))}
        value={gender ?? NOT_TOLD}
        onChange={(chosen) => onChange({ gender: chosen === NOT_TOLD ? null : chosen })}
      />
      {gender === 'o' && (
        <TextField
          label={text('genderText')}
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={genderText}
          onChange={(words) => onChange({ genderText: words })}
        />
      )}
    </>
  )
}

interface CountryFieldProps {
  country: string
  onChange: (country: string) => void
}

/** Countries in the page's language and order. A value from another client is kept unchanged. */
function CountryField({ country, onChange }: CountryFieldProps) {
  const id = useId()
  const text = useText('profile')
  const account = useText('account')
  const { language } = useLanguage()
  const named = useMemo(() => countryNames(intlTag(language)), [language])
  const isKnown = country === '' || named.some(({ code }) => code === country)
  return (
    <div className="country-field">
      <label className="field-label" htmlFor={id}>
        {account('country')}
      </label>
      <select
        id={id}
        className="select"
        name="country"
        autoComplete="country"
        value={country}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{text('notTold')}</option>
        {!isKnown && <option value={country}>{country}</option>}
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function countryNames(tag: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(tag)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    compare(a.name, b.name),
  )
}
