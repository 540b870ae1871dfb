import type { Config } from '@react-router/dev/config'

/** A single-page application whose pages are rendered once at build, and hydrated whole in the browser. */
export default { ssr: false, prerender: ['/', '/projets'] } satisfies Config
