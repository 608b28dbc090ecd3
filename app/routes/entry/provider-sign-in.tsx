import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { ProviderRefusal } from "./provider-refusal.ts";

interface ProviderSignInProps {
  /** URL of the provider's sign-in; `null` if there is none or it is unreachable. */
  readonly path: string | null;
  readonly refused: ProviderRefusal | null;
}

/** Replaces the sign-in form if an external provider manages the accounts. */
export function ProviderSignIn({ path, refused }: ProviderSignInProps) {
  const { entry, problems } = useMessages("everywhere");
  const { signIn } = entry;
  return (
    <div className="mt-8 flex flex-col gap-4">
      {refused ? <Notice tone="danger">{problems.codes[refused]}</Notice> : null}
      {path === null ? (
        <Notice tone="info">{problems.codes.signed_in_elsewhere}</Notice>
      ) : (
        <>
          <ButtonLink to={path} reloadDocument variant="primary" size="lg" block iconBefore="lock">
            {signIn.atProvider}
          </ButtonLink>
          <p className="text-sm text-muted">{signIn.providerHint}</p>
        </>
      )}
    </div>
  );
}
