import { draftIn } from '../../contact/draft.ts'
import { emailJs } from '../../contact/emailjs.ts'
import { hydrateIsland, readProps } from '../runtime/mount.tsx'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'

export function mount(element: HTMLElement): Promise<void> {
  const { mailEndpoint, mailPublicKey, mailServiceId, mailTemplateId } = element.dataset
  const provider = emailJs({
    endpoint: mailEndpoint ?? '',
    publicKey: mailPublicKey || null,
    serviceId: mailServiceId || null,
    templateId: mailTemplateId || null,
  })
  const draft = draftIn(() => window.sessionStorage)
  return hydrateIsland(
    element,
    <ContactForm {...readProps<ContactFormProps>(element)} provider={provider} draft={draft} />,
  )
}
