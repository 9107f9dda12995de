const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'

/** As the system has it, which is asked and not kept. Paper is white whatever it says. */
export function followScheme(): void {
  const [dark, contrast, paper] = [DARK, CONTRAST, 'print'].map((one) => matchMedia(one))
  const show = (): void => {
    const { dataset } = document.documentElement
    dataset['theme'] = dark?.matches === true && paper?.matches !== true ? 'dark' : 'light'
    if (contrast?.matches === true) dataset['contrast'] = 'more'
    else delete dataset['contrast']
  }
  for (const wish of [dark, contrast, paper]) wish?.addEventListener('change', show)
  show()
}
