import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BROWSER_ARGUMENTS, findBrowser } from '../../../scripts/browser.ts'
import { bidiDriver, connect } from './bidi.ts'
import { classicDriver, openSession } from './classic.ts'
import type { Engine } from './driver.ts'
import { answers, freePort, startProgram, temporaryProfile } from './process.ts'

const CHROMEDRIVER = '/usr/bin/chromedriver'
const FIREFOX_BROWSER = '/usr/bin/firefox-esr'
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'

/** Its driver speaks WebDriver, and turns to BiDi when asked. */
export const CHROMIUM: Engine = {
  name: 'Chromium',
  packages: ['chromium', 'chromium-driver'],
  programs: [CHROMEDRIVER],
  async launch({ scheme = 'light', scripts = true } = {}) {
    const port = await freePort()
    const driver = startProgram(CHROMEDRIVER, [`--port=${port}`])
    await driver.printed(/started successfully/)
    const { capabilities } = await openSession(`http://127.0.0.1:${port}`, {
      webSocketUrl: true,
      'goog:chromeOptions': {
        binary: findBrowser(),
        // 0 is dark.
        args: [
          '--headless',
          ...BROWSER_ARGUMENTS,
          `--blink-settings=preferredColorScheme=${scheme === 'dark' ? 0 : 1}`,
        ],
      },
    })
    const connection = await connect(String(capabilities.webSocketUrl))
    if (!scripts) await connection.send('emulation.setScriptingEnabled', { enabled: false, userContexts: ['default'] })
    return bidiDriver(connection, String(capabilities.browserVersion), driver.stop)
  },
}

/** It speaks BiDi by itself. */
export const FIREFOX: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  programs: [FIREFOX_BROWSER],
  async launch({ scheme = 'light', scripts = true } = {}) {
    const profile = temporaryProfile()
    const preferences = {
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      'javascript.enabled': scripts,
      'browser.shell.checkDefaultBrowser': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'app.normandy.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    }
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
    writeFileSync(join(profile.path, 'user.js'), lines.join('\n'))
    const browser = startProgram(FIREFOX_BROWSER, [
      ...['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port=0'],
    ])
    const address = await browser.printed(/WebDriver BiDi listening on (\S+)/)
    const connection = await connect(`${address}/session`)
    const { capabilities } = (await connection.send('session.new', { capabilities: {} })) as {
      capabilities: { browserVersion: string }
    }
    const stop = async () => {
      await browser.stop()
      profile.remove()
    }
    return bidiDriver(connection, capabilities.browserVersion, stop)
  },
}

/** GTK's small browser needs a screen, and a window without furniture to be as narrow as a telephone. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  programs: [WEBKIT_DRIVER, XVFB],
  async launch({ scheme = 'light', scripts = true } = {}) {
    const profile = temporaryProfile()
    const style = join(profile.path, 'gtk-3.0/gtk.css')
    mkdirSync(dirname(style))
    writeFileSync(style, '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; }')
    const screen = startProgram(XVFB, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
    const display = await screen.printed(/^(\d+)\n/m)
    const port = await freePort()
    const server = startProgram(WEBKIT_DRIVER, [`--port=${port}`], {
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: profile.path,
    })
    await answers(`http://127.0.0.1:${port}/status`)
    const stop = async () => {
      await server.stop()
      await screen.stop()
      profile.remove()
    }
    const args = ['--automation', ...(scheme === 'dark' ? ['--dark-mode'] : [])]
    if (!scripts) args.push('--enable-javascript=false')
    const session = await openSession(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': { args } })
    return classicDriver(session, stop)
  },
}

export const ENGINES: readonly Engine[] = [CHROMIUM, FIREFOX, WEBKIT]
