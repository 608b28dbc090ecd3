import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { SetupMessages } from "#app/messages/catalogues.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { toFieldErrorCode } from "#domain/field-error.ts";
import { NAME_LENGTH_MIN, PROPERTY_NAME_LENGTH_MAX } from "#domain/limits.ts";
import type { FieldError, Problem } from "#domain/problem.ts";
import { getTab } from "../setup-tabs.ts";
import { useDraft } from "./draft-context.tsx";
import { isDirty, type PartKey, type PartValue } from "./draft-state.ts";
import { useDraftUploads } from "./draft-uploads.tsx";
import { loadPartChecks, usePartChecks } from "./part-checks.ts";

interface Refused {
  readonly key: PartKey;
  /** The refused value; `errors` are shown until the value changes. */
  readonly value: PartValue<PartKey> | undefined;
  readonly errors: readonly FieldError[];
}

interface Applying {
  readonly isApplying: boolean;
  /** Whether saving waits for uploads. */
  readonly isWaiting: boolean;
  /**
   * Saves those of these parts that have changes, after their uploads, with messages. If an upload fails, its field
   * shows the error and nothing is saved. @returns whether everything was saved.
   */
  readonly applyKeys: (keys: readonly PartKey[]) => Promise<boolean>;
  /** Error text at a dotted path of a part, from the local check or the API. */
  readonly findError: (key: PartKey, path: string) => string | undefined;
}

const ApplyContext = createContext<Applying | null>(null);

/** Lets all setup tabs apply their parts in the same way: one toast, errors at their fields [S194]. */
export function ApplyProvider({ children }: { children: ReactNode }) {
  const { state, current, apply } = useDraft();
  const messages = useMessages("setup");
  const { uploading, settle } = useDraftUploads();
  const checks = usePartChecks();
  const [stage, setStage] = useState<"rest" | "waiting" | "applying">("rest");
  const [refused, setRefused] = useState<Refused | null>(null);

  const applyKeys = useCallback(
    async (keys: readonly PartKey[]): Promise<boolean> => {
      if (uploading.some((key) => keys.includes(key))) {
        setStage("waiting");
        const isStored = await settle(keys);
        setStage("rest");
        if (!isStored) return false;
      }
      const dirty = keys.filter((key) => isDirty(current(), key));
      // Nothing is left to save if the awaited upload was cancelled.
      if (dirty.length === 0) return true;
      const words = getApplyWords(messages, dirty);
      const fail = (title: string, detail?: string, isFinal = false) =>
        showToast({
          tone: "error",
          title,
          detail,
          ...(isFinal
            ? {}
            : { action: { label: messages.common.retry, onPress: () => void applyKeys(keys) } }),
        });
      setStage("applying");
      try {
        const { checkPart } = await loadPartChecks();
        const [invalid] = dirty.flatMap((key) =>
          checkPart(key, current()[key]?.edited as PartValue<PartKey>).map((error) => ({ key, error })),
        );
        if (invalid) {
          focusFirstInvalid();
          showToast({ tone: "error", ...incompleteWords(messages, invalid.key, invalid.error) });
          return false;
        }
        const result = await apply(dirty);
        if (result.status === "applied") {
          setRefused(null);
          showToast({ tone: "success", title: words.done });
          const hasBareChannel = current().social?.edited.channels.some(({ url }) => url === "");
          if (dirty.includes("social") && hasBareChannel) {
            showToast({ tone: "error", title: messages.setup.social.withoutUrl });
          }
          return true;
        }
        if (result.status === "refused") {
          const { problem } = result;
          const key = dirty.find((part) => isDirty(current(), part)) ?? dirty[0];
          if (key) setRefused({ key, value: current()[key]?.edited, errors: getErrors(problem) });
          // Do not offer a retry for a forbidden action.
          fail(words.failed, messages.problems.codes[problem.code], problem.code === "forbidden");
        }
        return false;
      } catch (error) {
        if (error instanceof SignedOutError) return false;
        // `fetch` reports network errors as TypeError; anything else is a bug.
        if (!(error instanceof TypeError)) console.error(error);
        fail(error instanceof TypeError ? messages.common.toasts.unstableNetwork : words.failed);
        return false;
      } finally {
        setStage("rest");
      }
    },
    [apply, current, uploading, settle, messages],
  );

  const applying = useMemo<Applying>(
    () => ({
      isApplying: stage !== "rest",
      isWaiting: stage === "waiting",
      applyKeys,
      findError: (key, path) => {
        const part = state[key];
        if (!part) return undefined;
        const answered = refused?.key === key && refused.value === part.edited ? refused.errors : [];
        const known = checks?.checkPart(key, part.edited) ?? [];
        const error = [...known, ...answered].find((entry) => entry.path === path);
        return error ? getErrorText(messages, key, error) : undefined;
      },
    }),
    [stage, applyKeys, state, refused, checks, messages],
  );
  return <ApplyContext value={applying}>{children}</ApplyContext>;
}

export function useApply(): Applying {
  const applying = useContext(ApplyContext);
  if (!applying) throw new Error("A setup tab must stand inside ApplyProvider.");
  return applying;
}

function getApplyWords(
  { setup, common }: SetupMessages,
  keys: readonly PartKey[],
): { done: string; failed: string } {
  const tabs = new Set(keys.map(getTab));
  const only = tabs.size === 1 ? [...tabs][0] : undefined;
  if (only === "theme") return { done: setup.toasts.styleUpdated, failed: setup.toasts.styleFailed };
  if (only === "social") return { done: setup.toasts.socialUpdated, failed: setup.toasts.socialFailed };
  return { done: common.toasts.updateSuccessful, failed: common.toasts.updateFailed };
}

function getErrors({ code, errors }: Problem): readonly FieldError[] {
  if (code === "language_in_use") return [{ path: "languages", code }];
  return errors ?? [];
}

function incompleteWords(messages: SetupMessages, key: PartKey, error: FieldError) {
  const { setup, common } = messages;
  const detail = getErrorText(messages, key, error);
  if (detail === setup.toasts.missingPropertyName) return { title: detail };
  return { title: key === "social" ? setup.toasts.socialMissing : common.toasts.updateFailed, detail };
}

function getErrorText({ setup, problems }: SetupMessages, key: PartKey, { path, code }: FieldError): string {
  if (code === "language_in_use") return problems.codes.language_in_use;
  if (key === "property" && path === "name") {
    if (code === "required") return setup.toasts.missingPropertyName;
    if (code === "too_short" || code === "too_long") {
      return problems.limits.between(NAME_LENGTH_MIN, PROPERTY_NAME_LENGTH_MAX);
    }
  }
  return problems.fields[toFieldErrorCode(code)];
}

/** Focuses the first invalid field once the errors are rendered. */
function focusFirstInvalid() {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>("main [aria-invalid='true']")?.focus();
  });
}
