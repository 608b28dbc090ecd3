import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Member } from "#domain/account/member.ts";
import { useMemberCalls } from "./use-member-calls.ts";

/** Digits for the first use at a shared desk, which are shown once. */
export function GivenDigits({ name, digits }: { name: string; digits: string }) {
  const { desk: words } = useMessages().members;
  return (
    <div role="status" className="rounded-lg border border-default bg-surface-sunken px-4 py-4 text-center">
      <p className="text-sm text-default">{words.tell(name)}</p>
      <p dir="ltr" className="mt-1 text-3xl font-semibold text-strong tabular-nums select-all">
        {digits.slice(0, 3)} {digits.slice(3)}
      </p>
      <p className="mt-2 text-sm text-muted">{words.first}</p>
    </div>
  );
}

/** Gives a person digits for shared desks in place of their own, such as when they forgot theirs. */
export function GiveDigits({ member }: { member: Member }) {
  const { desk: words } = useMessages().members;
  const { isBusy, giveDigits } = useMemberCalls();
  const [digits, setDigits] = useState<string | null>(null);
  if (digits !== null) return <GivenDigits name={member.displayName} digits={digits} />;
  return (
    <div>
      <Button
        size="sm"
        iconBefore="key"
        disabled={isBusy}
        aria-label={words.giveTo(member.displayName)}
        onClick={() => void giveDigits(member, setDigits)}
      >
        {words.give}
      </Button>
      <p className="mt-1.5 text-xs text-muted">{words.giveHint}</p>
    </div>
  );
}
