import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { inCi } from '../../scripts/commands/in-ci.ts'
import { aptInstall, hasApt, runToEnd } from './apt.ts'

/** The paths at which systems install Chrome or Chromium. */
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

/** Chromium without its windows: the same engine for half the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The fonts of Debian that are as wide as Arial and Times: without them a page moves when its own fonts arrive. */
const FALLBACK_FONTS = '/usr/share/fonts/truetype/liberation'

/** Returns the path of an installed browser: CHROME_PATH, the system's, or Playwright's own; `null` if there is none. */
export function findBrowser(): string | null {
  const wanted = process.env.CHROME_PATH
  if (wanted) return existsSync(wanted) ? wanted : null
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Returns the program for tests that do not need a whole browser: CHROME_PATH, Debian's headless shell, or the browser. */
export function findShell(): string | null {
  return !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser()
}

/**
 * Marks a test that needs features that a headless shell lacks: autofill, the back-forward cache, and layout that is counted as in a
 * window.
 */
export const WHOLE_BROWSER = '@whole-browser'

/**
 * Returns the path of the browser for the tests, and installs what is missing: apt as root the browser and fonts, or Playwright the browser;
 * `null` if both fail.
 */
export async function ensureBrowser(): Promise<string | null> {
  const missing = hasApt() ? missingPackages() : []
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(', ')} with apt-get…`)
    await aptInstall(missing)
  }
  if (process.env.CHROME_PATH || findBrowser() !== null) return findBrowser()
  console.log('No browser found: installing Chromium…')
  await runToEnd('npx', ['playwright', 'install', 'chromium'])
  return findBrowser()
}

function missingPackages(): string[] {
  const isMissing = findBrowser() === null || (inCi() && !existsSync(HEADLESS_SHELL))
  return [
    ...(isMissing && !process.env.CHROME_PATH ? ['chromium', 'chromium-headless-shell'] : []),
    ...(existsSync(FALLBACK_FONTS) ? [] : ['fonts-liberation']),
  ]
}

export const MISSING_BROWSER =
  'The tests need Chrome or Chromium: install one of them, or give its path in CHROME_PATH.'

/** The options of tests whose visitor wants no motion. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const

/** The options of tests of what moves: `test.use(MOVING)`. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

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
