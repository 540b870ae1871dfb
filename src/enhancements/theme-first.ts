/** Before the first paint: the theme a visitor chose earlier. Inlined in the head; storage may be blocked. */
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
