import { useMessages } from "#app/messages/messages-context.tsx";
import { signOut } from "#app/session/sign-out.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { decideCrashKind } from "./crash-kind.ts";
import { CrashReferenceText } from "./crash-reference.tsx";

/**
 * Crash message when the screen itself is gone. It is the only content, with one button that signs out and
 * opens the entry [S49, S105]. Works without scripts.
 */
export function CrashPopup({ error }: { error: unknown }) {
  const { common, failure } = useMessages("everywhere");
  const { crash } = failure;
  return (
    <div className="grid min-h-dvh place-items-center bg-surface-scrim p-6">
      <section
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="crash-title"
        aria-describedby="crash-text"
        className="flex w-full max-w-105 flex-col items-center rounded-xl bg-surface-raised p-8 text-center shadow-xl"
      >
        <span className="mb-4 grid size-12 place-items-center rounded-[14px] bg-danger-mark text-danger-icon">
          <Icon name="error" size="xl" />
        </span>
        <h1 id="crash-title" className="text-balance text-dialog font-semibold text-strong">
          {decideCrashKind(error) === "account" ? crash.accountTitle : crash.title}
        </h1>
        <p id="crash-text" className="mt-2 text-muted">
          {crash.text}
        </p>
        <CrashReferenceText error={error} />
        <form
          method="post"
          action="/sign-out"
          className="mt-6 w-full"
          onSubmit={(event) => {
            event.preventDefault();
            void signOut();
          }}
        >
          <Button type="submit" variant="primary" size="lg" block autoFocus>
            {common.ok}
          </Button>
        </form>
      </section>
    </div>
  );
}
