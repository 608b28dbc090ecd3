import { useMessages } from "#app/messages/messages-context.tsx";
import { useCrashReference } from "./use-crash-reference.ts";

/** Crash reference for support, below the specified text. */
export function CrashReferenceText({ error }: { error: unknown }) {
  const { crash } = useMessages("first").shell;
  const made = useCrashReference(error);
  return (
    <span className="mt-3 block min-h-5 text-sm text-subtle">
      {made ? crash.reference(made.reference) : null}
      {made?.isKnown ? ` · ${crash.known}` : null}
    </span>
  );
}
