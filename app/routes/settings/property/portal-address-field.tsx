import { useMessages } from "#app/messages/messages-context.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/form/field.tsx";
import { PORTAL_ADDRESS_LENGTH_MAX } from "#domain/limits.ts";
import { portalPath } from "#portal/portal-path.ts";

interface PortalAddressFieldProps {
  /** Of links that leave the product. */
  readonly origin: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** Earlier addresses, each of which leads on. */
  readonly former: readonly string[];
  readonly onChange: (slug: string) => void;
}

/** The address of a property's portal, of which staff choose the last part. */
export function PortalAddressField(props: PortalAddressFieldProps) {
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
