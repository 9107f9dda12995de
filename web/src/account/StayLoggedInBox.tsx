import { useState } from 'react'
import { clientType } from '../device/clientType.ts'
import { useText } from '../text/useText.tsx'
import { Checkbox } from '../ui/controls/Checkbox.tsx'
import { stayLoggedInChoice } from './stayLoggedIn.ts'

/** Only browsers end sessions after inactivity, so it is offered only there. [ACC-45] */
export function StayLoggedInBox() {
  const [isTicked, setTicked] = useState(stayLoggedInChoice.isTicked)
  const text = useText('account')
  if (clientType() !== 'web') return null
  return (
    <div className="account-stay">
      <Checkbox
        label={text('stayLoggedIn')}
        isChecked={isTicked}
        onChange={(isNow) => {
          setTicked(isNow)
          stayLoggedInChoice.tick(isNow)
        }}
      />
      <p>{text('stayLoggedInHint')}</p>
    </div>
  )
}
