import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useApply } from "./apply-context.tsx";
import { useDraft } from "./draft-context.tsx";
import { dirtyKeys } from "./draft-state.ts";
import { asksBeforeLeaving } from "./setup-tabs.ts";
import { useUnsavedWorks } from "./unsaved-work.tsx";
import { asSentence, useUnsavedNames } from "./use-field-names.ts";

/** Asks before unsaved changes would be left behind, inside the product and out of it [S110]. */
export function UnsavedGuard() {
  const { common, setup } = useMessages();
  const { state, discard } = useDraft();
  const { applyKeys } = useApply();
  const works = useUnsavedWorks();
  const [isBusy, setIsBusy] = useState(false);
  const dirty = dirtyKeys(state);
  const names = useUnsavedNames(dirty);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [from, to] = [currentLocation.pathname, nextLocation.pathname];
    return asksBeforeLeaving({ from, to, dirty }) || (works.current() !== null && from !== to);
  });

  const isDirtyNow = dirty.length > 0;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirtyNow || works.current() !== null) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirtyNow, works]);

  function leave() {
    works.current()?.discard();
    discard(dirty);
    blocker.proceed?.();
  }

  async function applyAndContinue() {
    setIsBusy(true);
    const work = works.current();
    const isWorkSaved = work === null || (await work.apply());
    const isAllSaved = isWorkSaved && (dirty.length === 0 || (await applyKeys(dirty)));
    setIsBusy(false);
    if (isAllSaved) blocker.proceed?.();
    else blocker.reset?.();
  }

  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      locked={isBusy}
      icon="alert"
      tone="warn"
      title={common.unsaved.leaving}
      description={names || asSentence(works.current()?.name ?? "")}
      foot={
        <>
          <Button disabled={isBusy} onClick={() => blocker.reset?.()}>
            {common.unsaved.stay}
          </Button>
          <Button variant="danger-quiet" disabled={isBusy} onClick={leave}>
            {common.unsaved.leave}
          </Button>
          <Button
            variant="primary"
            loading={isBusy}
            loadingLabel={common.applying}
            onClick={() => void applyAndContinue()}
          >
            {setup.applyAndContinue}
          </Button>
        </>
      }
    />
  );
}
