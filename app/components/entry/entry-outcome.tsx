import { ButtonLink } from "#app/ui/button-link.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";

interface EntryOutcomeProps {
  readonly tone: "success" | "danger";
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

/** Result of an account action, with a link to continue. */
export function EntryOutcome({ tone, text, to, label }: EntryOutcomeProps) {
  return (
    <div className="mt-8 flex flex-col gap-5">
      <Notice tone={tone} role={tone === "danger" ? "alert" : "status"}>
        {text}
      </Notice>
      <ButtonLink to={to} replace variant="primary" size="lg" block>
        {label}
      </ButtonLink>
    </div>
  );
}
