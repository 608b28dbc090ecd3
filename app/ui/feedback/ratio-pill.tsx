import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { IconName } from "../icon-name.ts";

export type RatioTone = "pass" | "weak" | "fail";

const LOOKS: Record<RatioTone, { icon: IconName; classes: string }> = {
  pass: { icon: "check", classes: "bg-success-surface text-success" },
  weak: { icon: "info", classes: "bg-warn-surface text-warn" },
  fail: { icon: "alert", classes: "bg-danger-surface text-danger" },
};

/** A measured contrast with its verdict; `name` is the text for screen readers. */
export function RatioPill({
  tone,
  text,
  name,
}: {
  tone: RatioTone;
  text: string;
  name?: string | undefined;
}) {
  const look = LOOKS[tone];
  return (
    <span className={classNames("ratio-pill", look.classes)}>
      <span aria-hidden={name ? true : undefined}>{text}</span>
      <Icon name={look.icon} size="xs" />
      {name ? <span className="sr-only">{name}</span> : null}
    </span>
  );
}
