import { useState } from 'react'
import { DiaryIcon } from '../icons/DiaryIcon.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'inputMode' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
  showLabel: string
  hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      isLiteral
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={<DiaryIcon name={isShown ? 'eyeOff' : 'eye'} />}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
