// Runs before the first paint, so that a dark page never flashes white (D25) and no line grows while it is read.
{
  const root = document.documentElement
  // Dark in every theme: they are for the night.
  if (['/records/quick', '/flare'].includes(location.pathname)) root.dataset.theme = 'dark'
  if (location.pathname === '/home') {
    // Its frame is drawn while the app loads, and its script is asked for with the others.
    root.dataset.first = 'home'
    const href = document.querySelector('meta[name="home-script"]')?.content
    if (href)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  try {
    if (localStorage.getItem('reprieve.shown') === 'dark') root.dataset.theme = 'dark'
    if (localStorage.getItem('reprieve.contrast') === 'more') root.dataset.contrast = 'more'
    const size = localStorage.getItem('reprieve.size')
    if (['115', '130', '150', '200'].includes(size)) root.style.fontSize = `${size}%`
  } catch {
    // No storage: light, and the text as the browser has it.
  }
}
