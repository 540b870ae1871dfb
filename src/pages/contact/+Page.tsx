import { ContactIntro } from '../../components/ContactIntro/ContactIntro.tsx'
import type { PageInput } from '../../head/page-head.ts'
import { ContactForm } from '../../islands/ContactForm/ContactForm.tsx'
import { Island } from '../../islands/runtime/Island.tsx'

export function Page({ catalogue: { site }, mailEndpoint, plainForm, islands }: PageInput) {
  const settings = { ...site.form, replyTime: site.replyTime }
  return (
    <ContactIntro site={site}>
      {site.contact === 'form' && (
        <Island
          name="ContactForm"
          islands={islands}
          wake="form"
          data={{
            'data-words': JSON.stringify(site.texts.form),
            'data-form': JSON.stringify(settings),
            ...(site.email && { 'data-email': site.email }),
            'data-mail-endpoint': mailEndpoint,
            ...(plainForm
              ? { 'data-plain': JSON.stringify(plainForm) }
              : {
                  'data-mail-public-key': site.mail.publicKey ?? '',
                  'data-mail-service-id': site.mail.serviceId ?? '',
                  'data-mail-template-id': site.mail.templateId ?? '',
                }),
          }}
        >
          <ContactForm
            email={site.email}
            settings={settings}
            plain={plainForm && { ...plainForm, endpoint: mailEndpoint }}
          />
        </Island>
      )}
    </ContactIntro>
  )
}
