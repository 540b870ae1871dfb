import { type CDPSession, type Page, test } from '@playwright/test'

/** A session of Chromium's own protocol. No other engine has one, so a test that asks for it is skipped there. */
export async function chromiumSession(page: Page): Promise<CDPSession> {
  const engine = page.context().browser()?.browserType().name()
  test.skip(engine !== undefined && engine !== 'chromium', 'This test needs Chromium’s own protocol.')
  return page.context().newCDPSession(page)
}
