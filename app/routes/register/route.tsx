import { data, redirect } from "react-router";
import { AccountForm } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { EntryOutcome } from "#app/components/entry/entry-outcome.tsx";
import { NewPasswordField } from "#app/components/entry/new-password-field.tsx";
import { TrialText } from "#app/components/entry/trial-text.tsx";
import { useAccountForm } from "#app/components/entry/use-account-form.ts";
import { useFieldText } from "#app/components/entry/use-field-text.ts";
import { NotFoundPage } from "#app/components/failure/not-found-page.tsx";
import type { ScreenHandle } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { type FormReply, replyInvalid, replyRefused } from "#app/session/form/form-reply.ts";
import { parseForm } from "#app/session/form/parse-form.ts";
import { getServer } from "#app/session/server-context.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useIsBrowser } from "#app/ui/use-is-browser.ts";
import { brand } from "#brand/brand.ts";
import { registrationSchema } from "#domain/account/account-schema.ts";
import {
  ACCOUNT_NAME_LENGTH_MAX,
  NAME_LENGTH_MIN,
  PASSWORD_LENGTH_MIN,
  PROPERTY_NAME_LENGTH_MAX,
  USER_NAME_LENGTH_MAX,
} from "#domain/limits.ts";
import { DEFAULT_TIME_ZONE } from "#domain/property/property.ts";
import type { Route } from "./+types/route.ts";

function createRegistrationSchema() {
  const { timeZone } = registrationSchema.shape;
  return registrationSchema.strip().extend({
    // An unknown browser zone must not block the form.
    timeZone: timeZone.catch(DEFAULT_TIME_ZONE),
  });
}

const NOT_FOUND = 404;

export const handle = { texts: ["account-forms"] } satisfies ScreenHandle;

/** Registration is open only if the brand allows it [S28]. */
export async function loader({ context }: Route.LoaderArgs) {
  const server = getServer(context);
  if (!brand.showRegister) return data({ isOpen: false }, { status: NOT_FOUND });
  return server.isSignInElsewhere ? redirect("/") : data({ isOpen: true });
}

/** Creates an account [S35]; its address must then be confirmed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = getServer(context);
  const submission = parseForm(await request.formData(), createRegistrationSchema());
  // Show an address in use at its field, which has a link to sign in.
  const fieldByCode = { email_in_use: "email" };
  const refused = { submission, hideFields: ["password"], fieldByCode, now };
  if (submission.status !== "success") return { created: null, reply: replyInvalid(refused) };
  const response = await api.api.identity.register.$post({ json: submission.value });
  if (response.ok) return { created: String(submission.payload.email).trim(), reply: null };
  return { created: null, reply: await replyRefused(response, refused) };
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { register } = useMessages("account-forms");
  const { signIn } = useMessages("everywhere").entry;
  const { created = null, reply = null } = actionData ?? {};
  if (!loaderData.isOpen) return <NotFoundPage />;
  if (created !== null) {
    return (
      <EntryFrame title={register.title} subtitle={register.createdText(created)}>
        <EntryOutcome tone="success" text={register.created} to="/" label={signIn.submit} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={register.title} subtitle={<TrialText />}>
      <RegisterForm reply={reply} />
      {/* The form is as high as the screen: keep its end scrollable above the cookie notice. */}
      <p className="mt-6 text-sm">
        {register.haveAccount} <TextLink to="/">{signIn.submit}</TextLink>
      </p>
    </EntryFrame>
  );
}

/** Name fields with their maximum lengths (S114 to S116). */
const NAMES = [
  { name: "userName", max: USER_NAME_LENGTH_MAX, autoComplete: "name" },
  { name: "accountName", max: ACCOUNT_NAME_LENGTH_MAX, autoComplete: "organization" },
  { name: "propertyName", max: PROPERTY_NAME_LENGTH_MAX, autoComplete: "off" },
] as const;

function RegisterForm({ reply }: { reply: FormReply | null }) {
  const { register, toasts } = useMessages("account-forms");
  const messages = useMessages("everywhere");
  const { signIn } = messages.entry;
  const [form, fields] = useAccountForm(reply, createRegistrationSchema);
  const fieldText = useFieldText();
  const { email, password } = fields;
  const isInUse = email.errors?.[0] === "email_in_use";
  return (
    <AccountForm
      form={form}
      reply={reply}
      notice={email.errors?.[0] === "invalid_email" ? toasts.invalidEmail : undefined}
      submit={register.submit}
      submitting={register.submitting}
    >
      {NAMES.map(({ name, max, autoComplete }) => (
        <TextField
          key={name}
          label={register[name]}
          name={fields[name].name}
          size="lg"
          required
          autoComplete={autoComplete}
          defaultValue={fields[name].initialValue}
          error={fieldText(fields[name], { min: NAME_LENGTH_MIN, max })}
        />
      ))}
      <TextField
        label={signIn.email}
        name={email.name}
        type="email"
        size="lg"
        required
        autoComplete="username"
        defaultValue={email.initialValue}
        error={isInUse ? messages.problems.codes.email_in_use : fieldText(email)}
        labelAction={
          isInUse ? (
            <TextLink to="/forgot-password" className="text-sm">
              {signIn.forgot}
            </TextLink>
          ) : null
        }
      />
      <NewPasswordField
        label={signIn.password}
        name={password.name}
        error={fieldText(password, { min: PASSWORD_LENGTH_MIN })}
      />
      <TimeZoneOfBrowser />
    </AccountForm>
  );
}

/** The browser's time zone, which is probably also the property's. Without scripts, the default is used. */
function TimeZoneOfBrowser() {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return null;
  return <input type="hidden" name="timeZone" value={Intl.DateTimeFormat().resolvedOptions().timeZone} />;
}
