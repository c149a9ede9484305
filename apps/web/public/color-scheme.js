// Runs before the first paint, so that a dark page never flashes white. A file of its own: the page allows no inline script.
const chosen = localStorage.getItem('mantine-color-scheme-value')
const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
