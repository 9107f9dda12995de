// Runs before the first paint: a dark page that flashes white first is what it was dimmed against (D25), and a line that
// grows while it is read is lost.
{
  const root = document.documentElement
  // The record in two taps and the flare screen are for the night, whatever the theme of the day.
  if (['/records/quick', '/flare'].includes(location.pathname)) root.dataset.theme = 'dark'
  if (location.pathname === '/home') {
    // What is shown while the app loads has the shape of home.
    root.dataset.first = 'home'
    // Otherwise the script of home would be asked for only when the start runs.
    const homeScript = document.querySelector('meta[name="home-script"]')?.content
    if (homeScript)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: homeScript }),
      )
  }
  try {
    if (localStorage.getItem('reprieve.shown') === 'dark') root.dataset.theme = 'dark'
    if (localStorage.getItem('reprieve.contrast') === 'more') root.dataset.contrast = 'more'
    const size = localStorage.getItem('reprieve.size')
    if (['115', '130', '150', '200'].includes(size)) root.style.fontSize = `${size}%`
  } catch {
    // Storage is switched off: the page stays light, and its text as the browser has it.
  }
}
