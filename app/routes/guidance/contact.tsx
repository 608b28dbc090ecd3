import { useBrand } from "#app/components/brand-context.tsx";
import { SupportPhones } from "#app/components/support-phones.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { GuidanceColumn } from "./guidance-column.tsx";

/** How to reach the brand's support [S45]. */
export default function Contact() {
  const { title, intro, write, call, website } = useMessages().guidance.contact;
  const { contactSite, supportEmail } = useBrand();
  return (
    <GuidanceColumn title={title} intro={intro}>
      <div className="flex flex-col gap-3">
        <Card title={write}>
          <TextLink to={`mailto:${supportEmail}`} iconBefore="mail">
            {supportEmail}
          </TextLink>
        </Card>
        <Card title={call}>
          <SupportPhones />
        </Card>
      </div>
      <TextLink to={contactSite} iconAfter="external" className="self-start">
        {website}
      </TextLink>
    </GuidanceColumn>
  );
}
