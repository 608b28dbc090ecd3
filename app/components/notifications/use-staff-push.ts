import { useEffect, useState } from "react";
import { useApiAction } from "#app/components/use-api-action.ts";
import { useRefusalToast } from "#app/components/use-refusal-toast.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import {
  isSubscribed,
  type PushSupport,
  pushSupport,
  subscribe,
  unsubscribe,
} from "#app/session/notifications/browser-push.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { NO_PUSH, type StaffPushChoice, type StaffPushSettings } from "#domain/account/staff-push.ts";

type Answer = Pick<Response, "ok" | "json" | "status">;

/** Push settings of this browser, within what it supports. Browser only. */
export function useStaffPush() {
  const words = useMessages().notifications;
  const sayRefused = useRefusalToast();
  const { connect } = useSession();
  const { run } = useApiAction();
  const [support, setSupport] = useState<PushSupport>(pushSupport);
  const [push, setPush] = useState<StaffPushSettings | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const routes = () => connect().api.api.notifications;

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is opened
  useEffect(() => {
    const read = async () => {
      const [response, isKept] = await Promise.all([routes().$get(), isSubscribed().catch(() => false)]);
      if (!response.ok) throw new Error(`The notifications answered ${response.status}.`);
      const answered = await response.json();
      setPush(isKept ? answered : { ...answered, chosen: null });
    };
    read().catch((error: unknown) => {
      if (error instanceof SignedOutError) return;
      console.warn(error);
      setHasFailed(true);
    });
  }, []);

  /** @returns whether it succeeded; a refusal shows a toast. */
  const checkAnswer = async (response: Answer): Promise<boolean> => {
    if (response.ok) return true;
    await sayRefused(response, words.failed);
    return false;
  };

  const switchOff = async (): Promise<boolean> => {
    const isOff = await checkAnswer(await routes().browser.$delete());
    if (isOff) await unsubscribe();
    return isOff;
  };

  /** @returns whether it is switched on. */
  const switchOn = async (publicKey: string, chosen: StaffPushChoice): Promise<boolean> => {
    const browser = await subscribe(publicKey).catch((error: unknown) => {
      console.warn(error);
      showToast({ tone: "error", title: words.failed });
      return null;
    });
    setSupport(pushSupport());
    return browser !== null && checkAnswer(await routes().browser.$put({ json: { ...browser, ...chosen } }));
  };

  /** Optimistic update, rolled back on failure. */
  const change = (changed: Partial<StaffPushSettings>, act: (push: StaffPushSettings) => Promise<boolean>) =>
    run(async () => {
      if (push === null) return;
      const next = { ...push, ...changed };
      setPush(next);
      const isDone = await act(next).catch((error: unknown) => {
        setPush(push);
        throw error;
      });
      if (!isDone) setPush(push);
    });

  return {
    support,
    push,
    hasFailed,
    choose: (part: Partial<StaffPushChoice>) => {
      const chosen = { ...(push?.chosen ?? NO_PUSH), ...part };
      const isOn = Object.values(chosen).includes(true);
      return change({ chosen }, ({ publicKey }) => (isOn ? switchOn(publicKey, chosen) : switchOff()));
    },
    setGuestTextsInNotifications: (isShown: boolean) =>
      change({ showsGuestWords: isShown }, async () =>
        checkAnswer(await routes()["guest-words"].$put({ json: { isShown } })),
      ),
  };
}
