/**
 * The browser side of a signed-in session: API client, uploads, sign-out and sign-in again. `getBrowserSession`
 * returns the page's single instance. It ties together access tokens (`access-token.ts`), leaving
 * (`sign-out.ts`) and what happens when the server refuses a call.
 */

import { hc } from "hono/client";
import type { SignIn } from "#domain/account/account.ts";
import type { ProblemCode } from "#domain/problem-code.ts";
import type { Api } from "#worker/http/app.ts";
import { AccessTokens, readGrant, type SignInReason } from "./access-token.ts";
import { getEndedPath } from "./exit-reason.ts";
import { hasUnsavedWork } from "./leaving.ts";
import { authorisedFetch } from "./network/authorised-fetch.ts";
import { announceMaintenance, checkMaintenance } from "./network/maintenance.ts";
import { readProblem } from "./network/problem.ts";
import { uploadFile } from "./network/upload.ts";
import type { ApiClient } from "./server-context.ts";
import { NO_PROOF, setProof } from "./session-proof.ts";
import { delayLeaving, isSigningOut, signOut, startLeaving } from "./sign-out.ts";

type Upload = Parameters<typeof uploadFile>[1];

/** Everything a signed-in browser does with the API. One instance per page. */
export interface BrowserSession {
  readonly api: ApiClient;
  /** `fetch` by path, for answers that are files. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  readonly upload: (upload: Upload) => ReturnType<typeof uploadFile>;
  /** Ends the session in all tabs and opens the entry [S33]. */
  readonly signOut: () => Promise<void>;
  /** Called when the server reports an ended session: leaves, unless a refresh shows that it goes on. */
  readonly look: () => Promise<void>;
  /** The person was removed from the group: leaves without checking. */
  readonly leaveGroup: (groupName: string) => Promise<void>;
  /** Records use of this page. */
  readonly noteUse: () => Promise<void>;
  /**
   * Signs the same person in again without leaving the page.
   *
   * @returns `null` on success, otherwise the refusal.
   */
  readonly signInAgain: (again: SignInAgain) => Promise<Refused | null>;
  /** Subscribes to requests for a new sign-in; `null` once it is done. @returns the unsubscribe function. */
  readonly onSignInNeeded: (listener: SignInListener) => () => void;
  /**
   * Sets what asks for proof of identity: one question for all calls at once, answered by whether the person gave
   * it. @returns the function that takes it back.
   */
  readonly onProofNeeded: (ask: AskProof) => () => void;
  /** Whether calls are waiting for a new sign-in. */
  readonly isCovered: () => boolean;
  /** Leaves a covered page and drops its unsaved work. Does not end the session. */
  readonly abandon: () => void;
}

type SignInListener = (reason: SignInReason | null) => void;
type AskProof = () => Promise<boolean>;
type SignInAgain = Pick<SignIn, "email" | "password" | "keepsSignedIn">;

interface Refused {
  readonly problem: ProblemCode;
  readonly retryAfterSeconds: number;
}

let currentSession: BrowserSession | null = null;

/** The page's session; browser only. */
export function getBrowserSession(clientKey: string): BrowserSession {
  currentSession ??= openSession(clientKey);
  return currentSession;
}

function openSession(clientKey: string): BrowserSession {
  const signInListeners = new Set<SignInListener>();
  let isCovered = false;
  let askProof: AskProof | null = null;
  let proof: Promise<boolean> | null = null;
  const prove = async () => {
    proof ??=
      askProof?.().finally(() => {
        proof = null;
      }) ?? null;
    return (await proof) ?? false;
  };
  const abandon = () => {
    startLeaving();
    location.assign("/");
  };
  const tokens = new AccessTokens({
    onSignedOut: ({ isEnded, removedFrom = null }) => {
      // This page also receives its own sign-out message, and is already leaving.
      if (isSigningOut()) return;
      if (removedFrom === null && hasUnsavedWork()) return void tokens.drop();
      startLeaving();
      location.assign(isEnded ? getEndedPath(removedFrom) : "/");
    },
    onOtherPerson: abandon,
    onSignInNeeded: (reason) => {
      isCovered = reason !== null;
      for (const listener of signInListeners) listener(reason);
    },
  });
  setProof(() => {
    const { held } = tokens;
    if (held === null) return NO_PROOF;
    return { authorization: `Bearer ${held}`, "x-client-key": clientKey };
  });
  const leave = () => signOut({ isEnded: true });
  const call = authorisedFetch({ tokens, clientKey, signOut: () => void leave(), prove });
  const send: typeof call = async (input, init) => {
    const response = await delayLeaving(call(input, init));
    // Operations may have set the maintenance flag by hand, without a channel message.
    if (response.status === 503) void checkMaintenance().then((flag) => flag && announceMaintenance(flag));
    return response;
  };
  return {
    api: hc<Api>(location.origin, { fetch: send }),
    send,
    upload: (upload) => uploadFile({ tokens, clientKey }, upload),
    signOut,
    look: async () => {
      // Usually somebody ended the session, so a refresh would fail.
      if (!tokens.mayBeIdle() && !hasUnsavedWork()) return leave();
      const token = await tokens.check().catch(() => null);
      if (token === null) await leave();
    },
    leaveGroup: (groupName) => signOut({ isEnded: true, removedFrom: groupName }),
    noteUse: async () => {
      const isOpen = await tokens.noteUse().catch(() => true);
      if (!isOpen) await leave();
    },
    signInAgain: async (again) => {
      const response = await fetch("/api/identity/sign-in", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(again),
      });
      if (response.ok) {
        tokens.renew(readGrant(await response.json()));
        return null;
      }
      const retryAfterSeconds = Number(response.headers.get("retry-after") ?? 0);
      return { problem: (await readProblem(response)).code, retryAfterSeconds };
    },
    onSignInNeeded: (listener) => {
      signInListeners.add(listener);
      return () => signInListeners.delete(listener);
    },
    onProofNeeded: (ask) => {
      askProof = ask;
      return () => {
        askProof = null;
        proof = null;
      };
    },
    isCovered: () => isCovered,
    abandon,
  };
}
