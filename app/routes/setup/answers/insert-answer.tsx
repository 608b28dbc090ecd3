import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SearchList } from "#app/ui/form/search-list.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { Chip } from "#domain/answers/chips/chip.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { foldText } from "#domain/text.ts";
import { useChips } from "./use-chips.ts";

interface InsertAnswerProps {
  readonly language: ContentLanguage;
  readonly onInsert: (chip: Chip) => void;
}

/** The answers that can be put into a text, behind a button; the search finds names and values. */
export function InsertAnswer({ language, onInsert }: InsertAnswerProps) {
  const { chips } = useMessages("setup");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      align="end"
      label={chips.insert}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton
          icon="answers"
          size="sm"
          label={chips.insert}
          title={chips.insert}
          className="-my-2 self-center"
        />
      }
    >
      <Answers
        language={language}
        onChoose={(chip) => {
          setIsOpen(false);
          onInsert(chip);
        }}
      />
    </Popover>
  );
}

function Answers({ language, onChoose }: { language: ContentLanguage; onChoose: (chip: Chip) => void }) {
  const { chips } = useMessages("setup");
  const { isReady, list } = useChips(language, true);
  const [typed, setTyped] = useState("");
  const wanted = foldText(typed).split(/\s+/);
  const all = isReady ? list() : [];
  const found = all.filter(({ name, value }) => {
    const text = foldText(`${name} ${value}`);
    return wanted.every((word) => text.includes(word));
  });
  return (
    <div className="w-80">
      <SearchList
        label={chips.search}
        placeholder={chips.search}
        value={typed}
        onValueChange={setTyped}
        options={found.map(({ chip, name, value }) => ({
          id: `${chip.question}.${chip.part}`,
          label: name,
          detail: value,
        }))}
        isLoading={!isReady}
        empty={chips.none}
        onChoose={(id) => {
          const chosen = found.find(({ chip }) => `${chip.question}.${chip.part}` === id);
          if (chosen) onChoose(chosen.chip);
        }}
      />
    </div>
  );
}
