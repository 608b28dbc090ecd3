import { useEffect, useRef } from "react";
import { AccountForm } from "#app/components/entry/account-form.tsx";
import { EntryFrame } from "#app/components/entry/entry-frame.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { removeKeptWork } from "#app/session/desk/kept-work.ts";
import type { FormReply } from "#app/session/form/form-reply.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

interface PairFormProps {
  readonly reply: FormReply | null;
  /** Whether somebody is signed in, whom pairing signs out. */
  readonly isSignedIn: boolean;
}

/** Makes this browser a desk, with an owner's code. The address's fragment fills it in, and is removed. */
export function PairForm({ reply, isSignedIn }: PairFormProps) {
  const { pairing: words } = useMessages("desk");
  const { problems } = useMessages("everywhere");
  const input = useRef<HTMLInputElement>(null);
  useEffect(removeKeptWork, []);
  useEffect(() => {
    const code = location.hash.slice(1);
    if (code === "" || !input.current) return;
    input.current.value = code;
    history.replaceState(history.state, "", location.pathname);
  }, []);
  const { initialValue: typed, error: errors } = reply?.result ?? {};
  const isWrong = Boolean(errors?.code);
  return (
    <EntryFrame title={words.title} subtitle={words.subtitle}>
      <AccountForm
        form={null}
        reply={reply}
        notice={reply?.problem ? problems.codes[reply.problem] : null}
        submit={words.submit}
        submitting={words.submitting}
      >
        <TextField
          ref={input}
          label={words.code}
          hint={words.where}
          name="code"
          size="lg"
          dir="ltr"
          placeholder="ABCD-EFGH"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          defaultValue={String(typed?.code ?? "")}
          error={isWrong ? problems.codes.desk_code_refused : undefined}
          className="[&_input]:tracking-hex [&_input]:uppercase [&_input::placeholder]:normal-case"
        />
        {isSignedIn ? <Notice tone="info">{words.signsOut}</Notice> : null}
      </AccountForm>
      <p className="mt-6 text-sm">
        <TextLink to="/?somebody-else">{words.signIn}</TextLink>
      </p>
    </EntryFrame>
  );
}
