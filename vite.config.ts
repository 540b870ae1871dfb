/** For tools that look for this file (editors, `npx vite`): the commands hand the same settings to Vite and Vike themselves. */
import { siteConfig } from './scripts/site/vite.ts'

export default siteConfig({ base: '/' })
