import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { aptInstall, hasApt } from './apt.ts'

/** Where systems keep Chrome or Chromium. */
const SYSTEM_BROWSERS = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of an installed browser: CHROME_PATH, the system's, or Playwright's own; `null` if there is none. */
export function findBrowser(): string | null {
  const wanted = process.env.CHROME_PATH
  if (wanted) return existsSync(wanted) ? wanted : null
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** The path of the browser of the tests. If there is none, Playwright installs one, or apt as root; `null` if both fail. */
export function ensureBrowser(): string | null {
  const present = findBrowser()
  if (present !== null || process.env.CHROME_PATH) return present
  console.log('Aucun navigateur trouvé : installation de Chromium…')
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 5 * 60_000,
  })
  const downloaded = findBrowser()
  if (downloaded !== null) return downloaded
  if (!hasApt()) return null
  console.log('Installation du paquet chromium par apt-get…')
  aptInstall(['chromium'])
  return findBrowser()
}

export const MISSING_BROWSER =
  'Les tests ont besoin de Chrome ou de Chromium : installez l’un des deux, ou indiquez son chemin dans CHROME_PATH.'

/** Lets Chromium run as root in a container without a screen, and connect only to the page under test. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
