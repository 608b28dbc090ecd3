import { useRevalidator } from "react-router";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Passkey } from "#domain/account/passkey.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import type { ProblemCode } from "#domain/problem-code.ts";

/** API calls on the person's own passkeys, with result messages; each refetches the list. */
export function usePasskeyCalls() {
  const { problems } = useMessages();
  const words = useMessages("passkeys");
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useApiAction();
  const showRefusal = (code: ProblemCode) => {
    // A cancelled proof needs no words.
    if (code !== "proof_required") showToast({ tone: "error", title: problems.codes[code] });
  };

  async function create() {
    if (!("PublicKeyCredential" in window)) return showToast({ tone: "error", title: words.unsupported });
    const calls = connect().api.api.identity.passkeys;
    const [{ startRegistration }, options] = await Promise.all([
      import("@simplewebauthn/browser"),
      calls.options.$post(),
    ]);
    if (!options.ok) return showRefusal((await readProblem(options)).code);
    const optionsJSON = await options.json();
    const made = await startRegistration({ optionsJSON }).catch(toFailure);
    if (made instanceof Error) {
      if (made.name === "InvalidStateError") return showRefusal("passkey_known");
      const title = made.name === "NotAllowedError" ? words.cancelled : words.unsupported;
      return showToast({ tone: made.name === "NotAllowedError" ? "warn" : "error", title });
    }
    const { clientDataJSON, attestationObject, transports = [] } = made.response;
    const response = await calls.$post({
      json: { id: made.id, response: { clientDataJSON, attestationObject, transports } },
    });
    if (!response.ok) return showRefusal((await readProblem(response)).code);
    showToast({ tone: "success", title: words.wasAdded });
    await revalidate();
  }

  return {
    isBusy,
    add: () => run(create),
    /** Returns why it was refused, as a sentence; `null`: renamed. */
    rename: async ({ id }: Passkey, name: string): Promise<string | null> => {
      const calls = connect().api.api.identity.passkeys;
      const response = await calls[":passkeyId"].$patch({ param: { passkeyId: id }, json: { name } });
      if (response.ok) return null;
      const { code, errors } = await readProblem(response);
      const field = errors?.[0] && toFieldErrorCode(errors[0].code);
      return field ? problems.fields[field] : problems.codes[code];
    },
    /** One that is gone already counts as removed. @returns whether it is gone. */
    remove: async ({ id }: Passkey): Promise<boolean> => {
      let isGone = false;
      await run(async () => {
        const calls = connect().api.api.identity.passkeys;
        const response = await calls[":passkeyId"].$delete({ param: { passkeyId: id } });
        isGone = response.ok || response.status === 404;
        if (!isGone) return showRefusal((await readProblem(response)).code);
        showToast({ tone: "success", title: words.wasRemoved });
        await revalidate();
      });
      return isGone;
    },
  };
}

/** The browser rejects with errors alone. */
function toFailure(error: unknown): Error {
  console.info(error);
  return error instanceof Error ? error : new Error(String(error));
}
