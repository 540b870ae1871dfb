import { WordsContext } from '../../components/Words/Words.tsx'
import { draftIn } from '../../contact/draft.ts'
import { emailJs } from '../../contact/emailjs.ts'
import { formPost } from '../../contact/form-post.ts'
import { defended, TRAP } from '../../contact/spam-defence.ts'
import { mountIsland } from '../runtime/mount.tsx'
import { ContactForm } from './ContactForm.tsx'
import type { SentForm } from './sent-form.ts'
import { keepTyping } from './typing-kept.ts'

export async function mount(element: HTMLElement): Promise<void> {
  const {
    email,
    mailEndpoint,
    mailPublicKey,
    mailServiceId,
    mailTemplateId,
    plain,
    words = '',
    form = '',
  } = element.dataset
  const sent: SentForm | null = plain ? { ...JSON.parse(plain), endpoint: mailEndpoint } : null
  const trap = element.querySelector<HTMLInputElement>(`#${TRAP}`)
  const provider = defended(
    sent
      ? formPost(sent)
      : emailJs({
          endpoint: mailEndpoint ?? '',
          publicKey: mailPublicKey || null,
          serviceId: mailServiceId || null,
          templateId: mailTemplateId || null,
        }),
    { trapped: () => Boolean(trap?.value), age: () => performance.now() },
  )
  const draft = draftIn(() => window.sessionStorage)
  await mountIsland(
    element,
    <WordsContext value={{ form: JSON.parse(words) }}>
      <ContactForm email={email ?? null} settings={JSON.parse(form)} plain={sent} provider={provider} draft={draft} />
    </WordsContext>,
    keepTyping(element),
  )
  // Robots look for fields with a name. The trap gets its name here, because without the island it would appear in the visitor's e-mail.
  if (!trap?.name) trap?.setAttribute('name', TRAP)
}
