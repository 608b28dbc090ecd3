import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

interface DigitPadProps {
  readonly digits: string;
  readonly type: (digits: string) => void;
  readonly isOff: boolean;
}

/** Ten keys for fingers. A press leaves the focus where it is. */
export function DigitPad({ digits, type, isOff }: DigitPadProps) {
  const { digits: words } = useMessages("desk");
  return (
    <div
      role="group"
      aria-label={words.pad}
      dir="ltr"
      className="grid w-full max-w-84 grid-cols-3 gap-3 max-md:mx-auto"
    >
      {DIGITS.map((digit) => (
        <Key key={digit} isOff={isOff} onPress={() => type(digits + digit)}>
          {digit}
        </Key>
      ))}
      <Key isQuiet isOff={isOff} onPress={() => type("")}>
        {words.clear}
      </Key>
      <Key isOff={isOff} onPress={() => type(`${digits}0`)}>
        0
      </Key>
      <Key isQuiet isOff={isOff} label={words.takeBack} onPress={() => type(digits.slice(0, -1))}>
        <Icon name="backspace" className="size-6.5!" />
      </Key>
    </div>
  );
}

interface KeyProps {
  readonly isQuiet?: boolean;
  readonly isOff: boolean;
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Key({ isQuiet = false, isOff, label, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        "grid h-16 min-w-0 sm:h-21 place-items-center rounded-[1.125rem] border transition-colors duration-fast select-none touch-manipulation disabled:cursor-not-allowed disabled:text-subtle",
        isQuiet
          ? "border-transparent text-md text-muted hover:bg-surface-hover active:bg-surface-pressed"
          : "border-default bg-surface-raised text-2xl font-medium text-strong tabular-nums shadow-xs enabled:hover:border-lifted enabled:active:border-selected enabled:active:bg-surface-highlight enabled:active:text-on-highlight disabled:bg-surface-sunken disabled:shadow-none",
      )}
    >
      {children}
    </button>
  );
}
