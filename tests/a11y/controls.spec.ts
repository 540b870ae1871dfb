import { controls } from '../support/accessibility-tree.ts'
import { openForm } from '../support/contact-form.ts'
import { DESKTOP, openDrawer, openProject, PHONE, themeOpener } from '../support/islands.ts'
import { expect, test } from '../support/test.ts'

test('the pause of the moving word says whether it is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  expect(await controls(page)).toContain('checkbox: Mettre le mot animé en pause')
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  expect(await controls(page)).toContain('checkbox: Mettre le mot animé en pause, checked=true')
})

test('the choice of the theme says that it is open, what it is a choice of, and which is chosen', async ({ page }) => {
  await page.goto('/')
  expect(await controls(page)).toContain('button: Choisir le thème')
  await themeOpener(page).click()
  const found = await controls(page)
  const first = found.indexOf('button: Choisir le thème, expanded=true')
  expect(found.slice(first + 1, first + 4)).toEqual(['radio: Système, checked=true', 'radio: Clair', 'radio: Sombre'])
  await expect(page.getByRole('group', { name: 'Thème' }).getByRole('radio')).toHaveCount(3)
  await page.getByRole('radio', { name: 'Sombre' }).check({ force: true })
  expect(await controls(page)).toContain('radio: Sombre, checked=true')
})

test('the open menu is all there is', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openDrawer(page)
  await expect
    .poll(() => controls(page))
    .toEqual(['button: Fermer le menu', 'link: Accueil', 'link: Projets', 'link: Contact', 'link: CV (nouvel onglet)'])
})

test('the open modal is all there is', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openProject(page, 'gestion-de-projet')
  await expect
    .poll(() => controls(page))
    .toEqual([
      'dialog: Gestion de projet, modal=true',
      'button: Fermer',
      'region: Gestion de projet',
      'link: @page (nouvel onglet)',
      'link: Dépôt (nouvel onglet)',
      'link: Voir en images',
      'button: Site non disponible, disabled=true',
    ])
})

test('the fields say their names, what they ask for, and what is wrong', async ({ page }) => {
  await openForm(page)
  const form = async () => (await controls(page)).filter((control) => /^textbox|Envoyer/.test(control))
  const fields = [
    'textbox: Nom (obligatoire, lettres, espaces, tirets), required=true',
    'textbox: E-mail (obligatoire, pour vous répondre), required=true',
    'textbox: Téléphone (obligatoire, 10 chiffres, +33 accepté), required=true',
    'textbox: Message (obligatoire, 20 caractères au moins), required=true',
    'button: Envoyer',
  ]
  expect(await form()).toEqual(fields)
  await page.getByLabel('Nom').fill('J3anne')
  await page.keyboard.press('Tab')
  await expect.poll(form).toEqual([`${fields[0]}, invalid=true`, ...fields.slice(1)])
  await expect(page.getByLabel('Nom')).toHaveAccessibleDescription(/^Le nom ne doit contenir/)
  const purposes = page.locator('form [autocomplete]:not([autocomplete=off])')
  expect(await purposes.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))).toEqual([
    'name',
    'email',
    'tel',
  ])
})
