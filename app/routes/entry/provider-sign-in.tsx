import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { ProviderRefusal } from "./provider-refusal.ts";

interface ProviderSignInProps {
  /** Where the way to the provider's pages begins; null where it has none, or can't be reached. */
  readonly path: string | null;
  readonly refused: ProviderRefusal | null;
}

/** In place of the form where an outside provider keeps the accounts: the way to its own. */
export function ProviderSignIn({ path, refused }: ProviderSignInProps) {
  const { entry, problems } = useMessages("first");
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
