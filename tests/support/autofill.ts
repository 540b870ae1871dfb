import { expect, type Page } from '@playwright/test'
import { chromiumSession } from './chromium.ts'

/** The data in the visitor's browser. It is more than the form needs. */
export const KNOWN = {
  NAME_FULL: 'Jeanne Martin',
  EMAIL_ADDRESS: 'jeanne.martin@example.org',
  PHONE_HOME_WHOLE_NUMBER: '+33639981234',
  COMPANY_NAME: 'Atelier Martin',
  ADDRESS_HOME_STREET_ADDRESS: '1, rue des Ateliers',
  ADDRESS_HOME_CITY: 'Montpellier',
  ADDRESS_HOME_ZIP: '34000',
  ADDRESS_HOME_COUNTRY: 'FR',
} as const

/** Makes Chromium fill the form, as if the visitor chose an address that it offers. */
export async function autofill(page: Page): Promise<void> {
  const session = await chromiumSession(page)
  await session.send('Autofill.enable')
  await page.getByLabel('Nom').click()
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#name' })
  const { node } = await session.send('DOM.describeNode', { nodeId })
  const address = { fields: Object.entries(KNOWN).map(([name, value]) => ({ name, value })) }
  await expect
    .poll(async () => {
      // This fails until the browser has read the form.
      await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address }).catch(() => undefined)
      return page.getByLabel('E-mail').inputValue()
    })
    .toBe(KNOWN.EMAIL_ADDRESS)
}
