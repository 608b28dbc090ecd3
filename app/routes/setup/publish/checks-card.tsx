import { useMemo, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { getChecks } from "#domain/content/publish-check.ts";
import type { PublishCheck, PublishFinding } from "#domain/content/publish-finding.ts";
import { useApply } from "../draft/apply-context.tsx";
import { useDraft } from "../draft/draft-context.tsx";
import { getDirtyKeys } from "../draft/draft-state.ts";
import { getFindingPath, getFindingWords } from "./finding-words.ts";

/** Publish checks: blocking, warnings, and passed. Collapsed to one line if all pass. */
export function ChecksCard({ findings }: { findings: readonly PublishFinding[] }) {
  const { draft } = useDraft();
  const checks = useMemo(() => getChecks(draft), [draft]);
  return findings.length === 0 ? (
    <ReadyCard checks={checks} />
  ) : (
    <FindingsCard findings={findings} checks={checks} />
  );
}

/** The checks that apply to the draft. */
interface Checked {
  readonly checks: readonly PublishCheck[];
}

function ReadyCard({ checks }: Checked) {
  const { changes, publish } = useMessages("setup");
  const words = changes.ready;
  const [isOpen, setIsOpen] = useState(false);
  const all = checks.length;
  return (
    <Card
      flush
      title={
        <span className="flex flex-wrap items-center gap-x-2.5">
          <Icon name="check-circle" className="text-success-icon" />
          {words.title}
          <span className="text-sm font-regular text-muted tabular-nums">{words.passed(all, all)}</span>
        </span>
      }
      action={
        <Button
          variant="link"
          size="sm"
          className="-my-1.5"
          iconAfter={isOpen ? "chev-up" : "chev-down"}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      }
    >
      <div className="px-5 pb-1">
        <UnsavedNotice />
      </div>
      {isOpen ? (
        <div className="px-5 pb-5">
          <p className="text-sm text-muted">{publish.allReady}</p>
          <PassedChecks passed={checks} />
        </div>
      ) : null}
    </Card>
  );
}

function FindingsCard({ findings, checks }: Checked & { readonly findings: readonly PublishFinding[] }) {
  const { publish } = useMessages("setup");
  const failing = new Set(findings.map(({ check }) => check));
  const passed = checks.filter((check) => !failing.has(check));
  const all = passed.length + failing.size;
  const ready = publish.ready(passed.length, all);
  const sorted = [...findings].sort((a, b) => a.level.localeCompare(b.level));
  return (
    <Card
      title={publish.before}
      action={
        <div className="flex items-center gap-3">
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">{ready}</span>
          <div className="w-30 flex-none">
            <Progress label={publish.before} value={passed.length} max={all} valueText={ready} />
          </div>
        </div>
      }
    >
      <UnsavedNotice />
      <ul>
        {sorted.map((finding) => (
          <FindingRow key={`${finding.code} ${getFindingPath(finding)}`} finding={finding} />
        ))}
      </ul>
      <PassedChecks passed={passed} />
    </Card>
  );
}

function PassedChecks({ passed }: { passed: readonly PublishCheck[] }) {
  const { publish } = useMessages("setup");
  return (
    <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 border-t border-subtle pt-3.5 text-sm text-muted @min-[32rem]:grid-cols-4">
      {passed.map((check) => (
        <li key={check} className="flex items-center gap-2">
          <Icon name="check" size="sm" className="text-success-icon" />
          {publish.checks[check]}
        </li>
      ))}
    </ul>
  );
}

function UnsavedNotice() {
  const { publish, common } = useMessages("setup");
  const { state } = useDraft();
  const { applyKeys, isApplying } = useApply();
  const dirty = getDirtyKeys(state).filter((key) => key !== "qr");
  if (dirty.length === 0) return null;
  return (
    <Notice
      tone="warn"
      className="mb-3"
      action={
        <Button
          size="sm"
          loading={isApplying}
          loadingLabel={common.applying}
          onClick={() => void applyKeys(dirty)}
        >
          {common.apply}
        </Button>
      }
    >
      {publish.unsavedFirst}
    </Notice>
  );
}

function FindingRow({ finding }: { finding: PublishFinding }) {
  const messages = useMessages("setup");
  const { publish, common } = messages;
  const { title, text } = getFindingWords(messages, finding);
  const isBlocking = finding.level === "blocking";
  const fix = {
    homepage: publish.fixInHomepage,
    theme: publish.fixInTheme,
    buttons: publish.fixInButtons,
    social: publish.fixInSocial,
    answers: publish.fixInAnswers,
    property: publish.fixInProperty,
  }[finding.tab];
  return (
    <li className="flex items-center gap-3 border-t border-subtle py-2.5 first:border-t-0 first:pt-0">
      <Icon
        name={isBlocking ? "error" : "alert"}
        label={isBlocking ? publish.blocking : publish.warning}
        className={isBlocking ? "text-danger-icon" : "text-warn-icon"}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-semibold text-strong">
          <span className="wrap-anywhere">{title}</span>
          {finding.buttonId && finding.language ? (
            <Chip name={common.languages[finding.language]}>{finding.language}</Chip>
          ) : null}
        </p>
        <p className="text-xs text-muted">{text}</p>
      </div>
      <ButtonLink
        to={getFindingPath(finding)}
        size="sm"
        iconAfter="arrow-right"
        className="min-w-41 justify-between!"
      >
        {fix}
      </ButtonLink>
    </li>
  );
}
