import type { FormEvent } from "react";
import { LeaveGuard } from "#app/components/leave-guard.tsx";
import { useFocusField } from "#app/components/use-focus-field.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { PORTAL_ADDRESS_LENGTH_MAX } from "#domain/limits.ts";
import { portalPath } from "#portal/portal-path.ts";
import { TimeZoneField } from "./time-zone-field.tsx";
import { usePropertyForm } from "./use-property-form.ts";

interface PropertyFormProps {
  /** Origin for links outside the product. */
  readonly origin: string;
  /** Former addresses of the portal. */
  readonly former: readonly string[];
}

export function PropertyForm({ origin, former }: PropertyFormProps) {
  const { common, members, settings } = useMessages();
  const words = settings.property;
  const { property } = useActiveProperty();
  const { mayEdit } = useRights();
  const { isBusy, isChanged, isStale, getShown, findError, edit, save, ending, keepZone, discard } =
    usePropertyForm();

  useFocusField();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !isBusy) void save();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <LeaveGuard hasWork={isChanged} onDiscard={discard} />
      {mayEdit ? null : <Notice tone="info">{members.viewerReason}</Notice>}
      {isStale ? (
        <Notice tone="warn" role="alert">
          {words.meanwhile}
        </Notice>
      ) : null}
      <section className="rounded-lg border border-default bg-surface-raised p-6 shadow-xs">
        <h2 className="text-card font-semibold text-strong">{property.name}</h2>
        <p className="mt-0.5 text-sm text-muted">{words.text}</p>
        <div className="mt-5 grid gap-5 md:grid-cols-2">
          <TimeZoneField
            value={getShown("timeZone")}
            error={findError("timeZone")}
            disabled={!mayEdit}
            onChange={(timeZone) => edit("timeZone", timeZone)}
          />
          <TextField
            label={words.telephone}
            hint={words.telephoneHint}
            name="telephone"
            type="tel"
            autoComplete="off"
            dir="ltr"
            disabled={!mayEdit}
            value={getShown("telephone")}
            error={findError("telephone")}
            onChange={(event) => edit("telephone", event.currentTarget.value)}
          />
          <PortalAddressField
            origin={origin}
            former={former.filter((slug) => slug !== property.slug)}
            value={getShown("slug")}
            error={findError("slug")}
            disabled={!mayEdit}
            onChange={(slug) => edit("slug", slug)}
          />
          <TextAreaField
            label={words.address}
            name="address"
            rows={4}
            dir="auto"
            disabled={!mayEdit}
            value={getShown("address")}
            error={findError("address")}
            onChange={(event) => edit("address", event.currentTarget.value)}
          />
        </div>
        <div className="mt-6 flex justify-end gap-2">
          <Button disabled={!isChanged || isBusy} onClick={discard}>
            {common.discard}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!isChanged}
            loading={isBusy}
            loadingLabel={common.saving}
          >
            {common.save}
          </Button>
        </div>
      </section>
      <ZoneDialog ending={ending} isBusy={isBusy} onKeep={keepZone} onConfirm={() => void save(true)} />
    </form>
  );
}

interface ZoneDialogProps {
  /** Texts of the announcements that would end at once; null while closed. */
  readonly ending: readonly string[] | null;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a new time zone ends announcements. */
function ZoneDialog({ ending, isBusy, onKeep, onConfirm }: ZoneDialogProps) {
  const { common, settings } = useMessages();
  const { zoneAsk } = settings.property;
  return (
    <ConfirmDialog
      open={ending !== null}
      onOpenChange={onKeep}
      title={zoneAsk.title}
      description={zoneAsk.text(ending?.length ?? 0)}
      safeLabel={zoneAsk.keep}
      confirmLabel={zoneAsk.confirm}
      busy={isBusy}
      busyLabel={common.saving}
      onConfirm={onConfirm}
    >
      <ul className="list-disc ps-5">
        {[...new Set(ending)].map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

interface PortalAddressFieldProps {
  /** Origin for links outside the product. */
  readonly origin: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Former addresses, each of which redirects. */
  readonly former: readonly string[];
  readonly onChange: (slug: string) => void;
}

/** A portal's address, with an editable last segment. */
function PortalAddressField(props: PortalAddressFieldProps) {
  const { origin, value, error, disabled, former, onChange } = props;
  const words = useMessages().settings.property;
  const host = origin.replace(/^https?:\/\//, "");
  return (
    <div>
      <Field label={words.portalAddress} hint={words.portalAddressHint} error={error}>
        {(control) => (
          <div dir="ltr" className="flex items-center gap-2">
            <span className="min-w-0 truncate text-sm text-muted" title={`${host}${portalPath("")}`}>
              {host}
              {portalPath("")}
            </span>
            <input
              {...control}
              name="slug"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={disabled}
              maxLength={PORTAL_ADDRESS_LENGTH_MAX}
              className={`${controlClasses(Boolean(error))} min-w-40 flex-1`}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value.toLowerCase().replace(/[\s_]+/g, "-"))}
            />
          </div>
        )}
      </Field>
      {former.length === 0 ? null : (
        <p className="mt-2 text-sm text-muted">
          {words.formerAddresses}
          {": "}
          <bdi className="break-words">{former.map((slug) => portalPath(slug)).join(", ")}</bdi>
        </p>
      )}
    </div>
  );
}
