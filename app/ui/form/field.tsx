import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

/** Props that link a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldWords {
  label: string;
  /** The label is visually hidden if the context already shows it. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Replaces the hint; marks the control as invalid. */
  error?: ReactNode;
  /** Used share of a limit, such as "21 / 40". */
  counter?: string | undefined;
  /** A link at the end of the label line. */
  labelAction?: ReactNode;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  className?: string | undefined;
  /** Content between label and control, such as the text to translate. */
  lead?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** A label, a control, and the line below; error or hint is linked by `aria-describedby`. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  counter,
  labelAction,
  id,
  className,
  lead,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error ?? hint);
  return (
    <div className={classNames("field", className)}>
      <div className={classNames("field-head", labelHidden && "sr-only")}>
        <label htmlFor={controlId} className="field-label">
          {label}
        </label>
        {counter || labelAction ? (
          <span className="flex items-baseline gap-2">
            {counter ? <span className="text-xs text-subtle tabular-nums">{counter}</span> : null}
            {labelAction}
          </span>
        ) : null}
      </div>
      {lead}
      {children({
        id: controlId,
        "aria-describedby": hasNote ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The line below a control: the error, otherwise the hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <p id={id} className="flex items-start gap-1 text-xs text-danger">
        <Icon name="error" size="xs" className="mt-px" />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p id={id} className="text-pretty text-xs text-subtle">
      {hint}
    </p>
  ) : null;
}
