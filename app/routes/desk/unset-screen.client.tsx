import { useEffect, useRef } from "react";
import { CodePicture } from "#app/components/code-picture.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { DeskPerson } from "#domain/account/desk.ts";
import { useQuietReturn } from "./use-quiet-return.ts";

const BLACK = "black";

interface UnsetScreenProps {
  readonly person: Pick<DeskPerson, "displayName">;
  /** Address where people set their digits. */
  readonly address: string;
  readonly onBack: () => void;
}

/** Says where somebody without digits sets them, with a code for their own phone. */
export function UnsetScreen({ person, address, onBack }: UnsetScreenProps) {
  const { unset: words, digits } = useMessages("desk");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useQuietReturn(onBack);
  return (
    <div className="mx-auto flex w-full max-w-180 flex-wrap items-center gap-x-12 gap-y-8">
      <div className="min-w-0 flex-1 basis-80">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-2xl font-semibold wrap-anywhere text-strong outline-hidden"
        >
          {words.title(person.displayName)}
        </h1>
        <p className="mt-3 text-lg text-pretty text-muted">{words.text}</p>
        <p className="mt-6 text-sm text-muted">{words.or}</p>
        <p dir="ltr" className="font-medium break-all text-strong">
          {address.replace(/^https?:\/\//, "")}
        </p>
        <Button size="lg" iconBefore="arrow-left" className="mt-8" onClick={onBack}>
          {digits.notYou}
        </Button>
      </div>
      <div className="flex w-60 flex-none flex-col gap-3">
        <p className="text-sm text-pretty text-muted">{words.scan}</p>
        <CodePicture
          address={address}
          label={words.code}
          ink={BLACK}
          style={{ width: "100%" }}
          className="static aspect-square border border-default"
        />
      </div>
    </div>
  );
}
