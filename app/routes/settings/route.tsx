import { useBrand } from "#app/components/brand-context.tsx";
import { useHasDefaultPassword } from "#app/components/entry/default-password-notice.tsx";
import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { LicenceDates } from "#app/components/licence/licence-dates.tsx";
import { UpgradePlan } from "#app/components/licence/upgrade-plan.tsx";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { useActivePropertyOrNone } from "#app/session/active-property-context.tsx";
import { getLicenceDecision } from "#app/session/application-context.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { listsProperties } from "#app/session/lists-properties.server.ts";
import { getServer } from "#app/session/server-context.ts";
import { THEMES, useTheme } from "#app/session/theme.ts";
import { useListedProperties } from "#app/session/use-listed-properties.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { definePart, LazyPart } from "#app/ui/feedback/lazy-part.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { getOwnName, INTERFACE_LANGUAGES } from "#domain/language.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";
import type { Route } from "./+types/route.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { NOTICES_HREF } from "./notices-href.ts";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PropertyRows } from "./property-rows.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { NotificationsToCome, SettingRow } from "./setting-row.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

/** Number of plans that fit one screen; the site selection has all. */
const PLANS_SHOWN_MAX = 8;

const OPTIONS = INTERFACE_LANGUAGES.map((code) => ({ value: code, label: getOwnName(code) }));

/** The interface language. */
function LanguageForm() {
  const { settings } = useMessages();
  const language = useLanguage();
  const { title } = settings.language;
  return <ChoiceForm action="/language" name="language" label={title} chosen={language} options={OPTIONS} />;
}

/** Schema of the buttons that end a session. */
function createEndSessionSchema() {
  return z.object({ sessionId: idSchema });
}

/** Browser only: notifications need scripts. */
const NOTIFICATIONS_SECTION = definePart(
  () => import("./notifications-section.client.tsx"),
  ({ NotificationsSection }) => NotificationsSection,
);

export const handle = { texts: ["desk", "passkeys"] } satisfies ScreenHandle;

export const middleware = [listsProperties];

/** The person's sessions, passkeys and digits. The shell redirects people who are not signed in. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignInElsewhere, now } = getServer(context);
  const { identity } = api.api;
  const [sessions, passkeys, digits] = await Promise.all([
    identity.sessions.$get(),
    isSignInElsewhere ? null : identity.passkeys.$get(),
    isSignInElsewhere ? null : identity["desk-digits"].$get(),
  ]);
  return {
    sessions: sessions.ok ? (await sessions.json()).items : [],
    /** `null`: not offered, because accounts are at an external provider. */
    passkeys: passkeys && (passkeys.ok ? (await passkeys.json()).items : []),
    /** `null`: not offered, as passkeys. */
    digits: digits?.ok ? await digits.json() : null,
    isSignInElsewhere,
    now,
  };
}

/** Ends one of the person's sessions. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseForm(await request.formData(), createEndSessionSchema());
  if (submission.status !== "success") return { isEnded: false };
  const sessions = getServer(context).api.api.identity.sessions;
  const response = await sessions[":sessionId"].$delete({ param: submission.value });
  return { isEnded: response.ok };
}

/** Settings of the person, of this browser and of the active property [S41]. Also available without a property. */
export default function Settings({ loaderData }: Route.ComponentProps) {
  const { entry, settings } = useMessages();
  const { companyName, privacyPolicy, version } = useBrand();
  const active = useActivePropertyOrNone();
  const { sessions, passkeys, digits, isSignInElsewhere, now } = loaderData;
  const desk = useMessages("desk").settings;
  const hasDefaultPassword = useHasDefaultPassword();
  return (
    <SettingsFrame>
      <div className="rounded-lg border border-default bg-surface-raised shadow-xs">
        <SettingRow title={settings.language.title} text={settings.language.text}>
          <LanguageForm />
        </SettingRow>
        <SettingRow title={settings.appearance.title} text={settings.appearance.text}>
          <AppearanceForm />
        </SettingRow>
        {isSignInElsewhere ? null : (
          <SettingRow
            title={settings.password.title}
            text={hasDefaultPassword ? settings.password.default : settings.password.text}
          >
            <ButtonLink to="/change-password" iconBefore="lock">
              {settings.password.change}
            </ButtonLink>
          </SettingRow>
        )}
        {passkeys ? <PasskeysSection passkeys={passkeys} now={now} /> : null}
        {digits?.mayUse ? (
          <SettingRow title={desk.own} text={desk.ownText}>
            {digits.isSet ? <Badge tone="success">{desk.isSet}</Badge> : null}
            <ButtonLink to="/desk/digits" iconBefore="key">
              {digits.isSet ? desk.change : desk.set}
            </ButtonLink>
          </SettingRow>
        ) : null}
        <SessionsSection sessions={sessions} />
        <LazyPart part={NOTIFICATIONS_SECTION} props={{}} fallback={<NotificationsToCome />} />
        {active ? <PropertyRows {...active} /> : <PlanRows />}
      </div>
      <p className="mt-4 text-xs text-subtle">
        {settings.about(version, companyName)} ·{" "}
        <a href={privacyPolicy} className="rounded-xs font-medium text-link hover:underline">
          {entry.cookies.privacy}
        </a>{" "}
        ·{" "}
        <a href={NOTICES_HREF} hrefLang="en" className="rounded-xs font-medium text-link hover:underline">
          {settings.notices}
        </a>
      </p>
    </SettingsFrame>
  );
}

/** Light, dark, or like the device. */
function AppearanceForm() {
  const { appearance } = useMessages().settings;
  const theme = useTheme() ?? "";
  const options = [
    { value: "", label: appearance.device },
    ...THEMES.map((name) => ({ value: name, label: appearance[name] })),
  ];
  return (
    <ChoiceForm action="/appearance" name="theme" label={appearance.title} chosen={theme} options={options} />
  );
}

/** Plans of properties that cannot be opened, because an expired licence is the reason to order one [S145]. */
function PlanRows() {
  const { entry } = useMessages();
  const { properties, propertyCount, now } = useListedProperties();
  const closed = properties
    .map((property) => ({ property, licence: getLicenceDecision(property, now) }))
    .filter(({ licence }) => !licence.isValid)
    .slice(0, PLANS_SHOWN_MAX);
  return (
    <>
      {closed.map(({ property, licence }) => (
        <SettingRow
          key={property.id}
          title={property.name}
          text={
            licence.state === "unassigned" ? (
              entry.sites.unlicensed
            ) : (
              <LicenceDates property={property} licence={licence} />
            )
          }
        >
          <LicenceBadge state={licence.state} />
          <UpgradePlan property={property} />
        </SettingRow>
      ))}
      {propertyCount > 0 ? (
        <p className="border-t border-subtle px-6 py-4 text-sm">
          <TextLink to="/" iconAfter="arrow-right">
            {entry.sites.all(propertyCount)}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}
