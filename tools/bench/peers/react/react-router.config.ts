import type { Config } from '@react-router/dev/config'
import content from './app/content/site.json' with { type: 'json' }

/** A single-page application whose pages are rendered once at build, and hydrated whole in the browser. */
export default {
  ssr: false,
  prerender: ['/', '/projets', ...content.projects.map(({ slug }) => `/projets/${slug}`)],
} satisfies Config
