import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { TruncatedText } from "../layout/truncated-text.tsx";
import { SearchField } from "./search-field.tsx";

export interface SearchListOption {
  id: string;
  label: string;
  detail?: string;
  before?: ReactNode;
}

export interface SearchListProps {
  label: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SearchListOption[];
  /** The current option. */
  current?: string;
  /** Whether new options are loading; the previous options stay on screen. */
  isLoading?: boolean;
  /** Shown if nothing is found. */
  empty: string;
  onChoose: (id: string) => void;
}

/**
 * A search box with results (combobox pattern): arrows move through the options while the focus stays in the
 * box; Enter or a press chooses.
 */
export function SearchList({
  label,
  placeholder,
  maxLength,
  value,
  onValueChange,
  options,
  current,
  isLoading = false,
  empty,
  onChoose,
}: SearchListProps) {
  const listId = useId();
  const [position, setPosition] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // The list gets shorter while typing.
  const active = Math.min(position, options.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function follow(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(active + 1, options.length - 1),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: options.length - 1,
      PageUp: 0,
    };
    const next = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (next !== undefined) {
      event.preventDefault();
      setPosition(Math.max(next, 0));
    }
    const chosen = options[active];
    if (event.key !== "Enter" || !chosen || isLoading) return;
    event.preventDefault();
    onChoose(chosen.id);
  }

  return (
    <>
      <SearchField
        label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          setPosition(0);
          onValueChange(event.currentTarget.value);
        }}
        onKeyDown={follow}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
      />
      {options.length === 0 && !isLoading ? (
        <p role="status" className="px-2.5 py-3 text-sm text-muted">
          {empty}
        </p>
      ) : null}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        aria-busy={isLoading}
        tabIndex={-1}
        className={classNames(
          "mt-2 max-h-80 overflow-y-auto",
          options.length === 0 && "hidden",
          isLoading && "opacity-60 transition-opacity delay-150",
        )}
      >
        {options.map((option, index) => (
          <Option
            key={option.id}
            id={optionId(index)}
            option={option}
            isActive={index === active}
            isCurrent={option.id === current}
            onChoose={() => onChoose(option.id)}
            onPoint={() => setPosition(index)}
          />
        ))}
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  option: SearchListOption;
  /** Whether Enter chooses this option. */
  isActive: boolean;
  isCurrent: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

function Option({ id, option, isActive, isCurrent, onChoose, onPoint }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search box's, where the focus stays.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
      onPointerMove={onPoint}
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 aria-selected:bg-surface-hover"
    >
      {option.before}
      <span className="min-w-0 flex-1">
        <TruncatedText text={option.label} className="text-sm font-medium text-default" />
        {option.detail ? <TruncatedText text={option.detail} className="text-xs text-muted" /> : null}
      </span>
      {isCurrent ? <Icon name="check" size="sm" className="flex-none text-icon-current" /> : null}
    </div>
  );
}
