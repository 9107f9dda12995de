import { Button } from 'react-aria-components'
import { Icon } from './Icon.tsx'

interface StepButtonProps {
  label: string
  sign: 'minus' | 'plus'
  onPress: () => void
}

export function StepButton({ label, sign, onPress }: StepButtonProps) {
  return (
    <Button className="step-button" aria-label={label} onPress={onPress}>
      <Icon name={sign} />
    </Button>
  )
}
