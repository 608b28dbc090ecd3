import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { readProblem } from "#app/session/network/problem.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Invitation, Member } from "#domain/account/member.ts";
import type { Problem } from "#domain/problem.ts";
import { type AccessDraft, toAccessInput } from "./access-fields.tsx";

interface Call {
  readonly send: () => Promise<Pick<Response, "ok" | "json" | "status">>;
  readonly done: string;
  readonly failed: string;
  /** Takes the answer of a successful call. */
  readonly take?: (answer: { readonly digits: string }) => void;
}

/** Owners' API calls on members, with result messages; each refetches the list. */
export function useMemberCalls() {
  const { members: words, problems, common } = useMessages();
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);

  /** @returns `null` on success, otherwise the problem; a network error is `internal`. */
  async function call({ send, done, failed, take }: Call): Promise<Problem | null> {
    setIsBusy(true);
    try {
      const response = await send();
      const problem = response.ok ? null : await readProblem(response);
      if (!problem) {
        showToast({ tone: "success", title: done });
        take?.(await response.json());
      }
      // Field errors are shown at the field. A cancelled proof needs no words.
      else if (problem.code !== "validation_failed" && problem.code !== "proof_required") {
        showToast({ tone: "error", title: failed, detail: problems.codes[problem.code] });
      }
      await revalidate();
      return problem;
    } catch (error) {
      if (error instanceof SignedOutError) return null;
      console.warn(error);
      showToast({ tone: "error", title: common.toasts.unstableNetwork });
      return { code: "internal" };
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    invite: (json: Invitation) =>
      call({
        send: () => connect().api.api.members.$post({ json }),
        done: words.invite.sent(json.email),
        failed: words.invite.failed,
      }),
    addAtDesk: (displayName: string, access: AccessDraft, onDigits: (digits: string) => void) => {
      const { properties, until } = toAccessInput(access);
      return call({
        send: () => connect().api.api.members["at-desk"].$post({ json: { displayName, properties, until } }),
        done: words.desk.added(displayName),
        failed: words.invite.failed,
        take: ({ digits }) => onDigits(digits),
      });
    },
    giveDigits: ({ uid, displayName }: Member, onDigits: (digits: string) => void) =>
      call({
        send: () => connect().api.api.members[":uid"]["desk-digits"].$post({ param: { uid } }),
        done: words.desk.given(displayName),
        failed: words.desk.failed,
        take: ({ digits }) => onDigits(digits),
      }),
    changeAccess: ({ uid, displayName }: Member, access: AccessDraft) =>
      call({
        send: () => connect().api.api.members[":uid"].$patch({ param: { uid }, json: toAccessInput(access) }),
        done: words.access.saved(displayName),
        failed: words.access.failed,
      }),
    remove: ({ uid, displayName }: Member) =>
      call({
        send: () => connect().api.api.members[":uid"].$delete({ param: { uid } }),
        done: words.remove.done(displayName),
        failed: words.remove.failed,
      }),
  };
}
