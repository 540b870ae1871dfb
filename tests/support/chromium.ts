import { type CDPSession, type Page, test } from '@playwright/test'

/** Opens a session of Chromium's own protocol. Other engines have none, so a test that calls this is skipped there. */
export async function chromiumSession(page: Page): Promise<CDPSession> {
  const engine = page.context().browser()?.browserType().name()
  test.skip(engine !== undefined && engine !== 'chromium', 'This test needs Chromium’s own protocol.')
  return page.context().newCDPSession(page)
}
