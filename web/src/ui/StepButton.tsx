import { Button } from 'react-aria-components'

const SIGNS = { minus: 'M5 12h14', plus: 'M12 5v14M5 12h14' }

interface StepButtonProps {
  label: string
  sign: keyof typeof SIGNS
  onPress: () => void
}

export function StepButton({ label, sign, onPress }: StepButtonProps) {
  return (
    <Button className="step-button" aria-label={label} onPress={onPress}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </Button>
  )
}
