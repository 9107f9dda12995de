import type { Locator } from '@playwright/test'

/** The key that moves a slider by one: an arrow moves a severity by a tenth (D35). */
export const keyForOneStep = async (slider: Locator, way: 'up' | 'down' = 'up'): Promise<string> => {
  const isInTenths = (await slider.getAttribute('step')) === '0.1'
  if (way === 'up') return isInTenths ? 'PageUp' : 'ArrowRight'
  return isInTenths ? 'PageDown' : 'ArrowLeft'
}

/** By the keyboard, which is exact at every width. */
export async function moveSliderTo(slider: Locator, value: number): Promise<void> {
  await slider.press('Home')
  const key = await keyForOneStep(slider)
  for (let step = 0; step < value; step += 1) await slider.press(key)
}
