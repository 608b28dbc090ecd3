import { useBrand } from "#app/components/brand-context.tsx";
import { useHasDefaultPassword } from "#app/components/entry/default-password-notice.tsx";
import { LicenceBadge } from "#app/components/licence/licence-badge.tsx";
import { LicenceDates } from "#app/components/licence/licence-dates.tsx";
import { ScreenHeader } from "#app/components/screen-header.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { parseForm } from "#app/session/parse-form.ts";
import { serverOf } from "#app/session/server-context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { formatLicenceKey } from "#domain/property/licence-key.ts";
import type { Route } from "./+types/route.ts";
import { LanguageForm } from "./language-form.tsx";
import { LicenceKeyBox } from "./licence-key-box.tsx";
import { ResetContent } from "./reset-content.tsx";
import { createEndSessionSchema } from "./schema.ts";
import { SessionsSection } from "./sessions-section.tsx";
import { SettingRow } from "./setting-row.tsx";
import { UpgradePlan } from "./upgrade-plan.tsx";

/** Where the person is signed in. The shell sends away those who are not. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignInElsewhere } = serverOf(context);
  const response = await api.api.identity.sessions.$get();
  return { sessions: response.ok ? (await response.json()).items : [], isSignInElsewhere };
}

/** Signs one of the person's browsers out. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseForm(await request.formData(), createEndSessionSchema());
  if (submission.status !== "success") return { isEnded: false };
  const sessions = serverOf(context).api.api.identity.sessions;
  const response = await sessions[":sessionId"].$delete({ param: submission.value });
  return { isEnded: response.ok };
}

/** What can be set for this browser and this property [S41]. */
export default function Settings({ loaderData }: Route.ComponentProps) {
  const { settings, shell, members } = useMessages();
  const { companyName, privacyPolicy, version } = useBrand();
  const { property, licence } = useActiveProperty();
  const { sessions, isSignInElsewhere } = loaderData;
  const hasDefaultPassword = useHasDefaultPassword();
  return (
    <>
      <ScreenHeader title={settings.title} />
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface-canvas p-8">
        <div className="max-w-204">
          <div className="rounded-lg border border-default bg-surface-raised shadow-xs">
            <SettingRow title={settings.language.title} text={settings.language.text}>
              <LanguageForm />
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
            <SessionsSection sessions={sessions} />
            <SettingRow
              title={settings.plan.title}
              text={<LicenceDates property={property} licence={licence} />}
            >
              <LicenceBadge state={licence.state} />
              <UpgradePlan />
            </SettingRow>
            <SettingRow title={settings.licenceKey.title} text={settings.licenceKey.text}>
              <LicenceKeyBox licenceKey={formatLicenceKey(property.licenceKey ?? "")} />
            </SettingRow>
            <SettingRow title={members.title} text={members.text}>
              <ButtonLink to="/people" iconBefore="users">
                {members.open}
              </ButtonLink>
            </SettingRow>
            <SettingRow title={members.activity.title} text={members.activity.text}>
              <ButtonLink to="/activity" iconBefore="history">
                {members.activity.open}
              </ButtonLink>
            </SettingRow>
            <SettingRow title={settings.clone.title} text={settings.clone.text}>
              <ButtonLink to="/clone" iconBefore="copy">
                {settings.clone.title}
              </ButtonLink>
            </SettingRow>
            <SettingRow title={settings.reset.title} text={settings.reset.text(property.name)}>
              <ResetContent />
            </SettingRow>
          </div>
          <p className="mt-4 text-xs text-subtle">
            {settings.about(version, companyName)} ·{" "}
            <a href={privacyPolicy} className="rounded-xs font-medium text-link hover:underline">
              {shell.cookies.privacy}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
