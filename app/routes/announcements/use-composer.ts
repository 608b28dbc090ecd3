import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { Announcement, AnnouncementState } from "#domain/announcement/announcement.ts";
import type { FieldError } from "#domain/problem.ts";
import { type AnnouncementDraft, toContent, type UnreadTime } from "./composing.ts";
import { useAnnouncementCalls } from "./use-announcement-calls.ts";
import type { Typed, WritingStep } from "./writing.ts";

/** Pending confirmation before sending. */
type Question = "emergency" | "meant" | null;

interface Composer {
  /** Key of the announcement's draft in `Writing.typed`. */
  readonly typedKey: string;
  readonly stored: Announcement | null;
  readonly initial: AnnouncementDraft;
  /** Unsaved input; `null`: nothing typed since the last save. */
  readonly typed: Typed | null;
  readonly onWriting: (step: WritingStep) => void;
  /** Whether guests see the announcement already. */
  readonly isOn: boolean;
}

/** The composer's state until saved or sent; errors never lose input. */
export function useComposer({ typedKey: key, stored, initial, typed, onWriting, isOn }: Composer) {
  const words = useMessages("announcements");
  const navigate = useNavigate();
  const { save, isBusy, end, remove } = useAnnouncementCalls();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [unread, setUnread] = useState<readonly UnreadTime[]>([]);
  const [question, setQuestion] = useState<Question>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const composing = typed?.composing ?? initial;
  const revision = typed ? typed.revision : (stored?.revision ?? null);

  function change(change: Partial<AnnouncementDraft>) {
    onWriting({ kind: "typed", key, before: { composing, revision }, change });
    setErrors([]);
    setUnread([]);
  }

  async function submit(isSent: boolean, isMeant = false) {
    const content = toContent(composing);
    if (!("kind" in content)) {
      setUnread(content);
      return;
    }
    const on = stored && { id: stored.id, revision: revision ?? stored.revision };
    const outcome = await save(on, { content, isSent, isMeant });
    setQuestion(outcome.kind === "asked" ? "meant" : null);
    if (outcome.kind === "refused") setErrors(outcome.errors);
    // On a conflict, show the other version; after that, the person may save again.
    if (outcome.kind === "stale") onWriting({ kind: "conflict-shown", key });
    if (outcome.kind !== "saved") return;
    onWriting({ kind: "saved", key, sent: typed, stored: outcome.announcement });
    const { id, state } = outcome.announcement;
    const title = isOn
      ? words.changed
      : state === "on"
        ? words.sent
        : isSent
          ? words.states.planned
          : words.saved;
    showToast({ tone: "success", title });
    // Stay if the person has opened another announcement in between.
    if (isOpen.current && id !== stored?.id)
      void navigate(`/announcements?open=${id}`, { replace: true, preventScrollReset: true });
  }

  /** The error code at a field of the content, or inside it. */
  const errorAt = (path: string) =>
    errors.find((error) => `${error.path}.`.startsWith(`content.${path}.`))?.code;

  return {
    composing,
    hasWork: typed !== null,
    isBusy,
    question,
    unread,
    errorAt,
    change,
    dismiss: () => setQuestion(null),
    saveDraft: () => submit(false),
    /** Whether the announcement can be sent now. A running or planned one only with changes. */
    maySend: (state: AnnouncementState | null) =>
      !isBusy && state !== "ended" && (typed !== null || state === null || state === "draft"),
    /** Sends the announcement. An emergency asks for confirmation first. */
    send: () => (composing.kind === "emergency" && !isOn ? setQuestion("emergency") : void submit(true)),
    confirm: () => submit(true, true),
    end,
    remove,
  };
}
