import { useBrand } from "#app/components/brand-context.tsx";
import { SupportPhones } from "#app/components/licence/support-phones.tsx";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { GuidanceColumn } from "../guidance-column.tsx";
import { ContactForm } from "./contact-form.tsx";

export const handle = { texts: ["guide"] } satisfies ScreenHandle;

/** Ways to reach the brand's support [S24, S26, S45]. */
export default function Contact() {
  const { nav } = useMessages().shell;
  const { contact } = useMessages("guide");
  const { contactSite, supportEmail } = useBrand();
  return (
    <GuidanceColumn title={nav.contact} intro={contact.intro}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <ContactForm />
        <div className="flex flex-col gap-6">
          <Card title={contact.call} description={contact.callText}>
            <SupportPhones />
          </Card>
          <Card title={contact.elsewhere}>
            <ul className="flex flex-col items-start gap-2.5">
              <li>
                <TextLink to="/help" iconBefore="help">
                  {contact.helpFirst}
                </TextLink>
              </li>
              <li>
                <TextLink to={`mailto:${supportEmail}`} iconBefore="mail">
                  {supportEmail}
                </TextLink>
              </li>
              <li>
                <TextLink to={contactSite} iconBefore="globe" iconAfter="external">
                  {contact.website}
                </TextLink>
              </li>
            </ul>
          </Card>
        </div>
      </div>
    </GuidanceColumn>
  );
}
