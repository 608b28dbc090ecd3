import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { AddRow } from "./add-row.tsx";
import { focusSoon } from "./focus-control.ts";
import type { ButtonForm } from "./form.ts";
import { OrderRow } from "./order-row.tsx";
import { useRowOrder } from "./use-row-order.ts";

/** An entry as the list shows it. */
interface EntryRow<Entry> {
  readonly index: number;
  readonly name: string;
  readonly replace: (entry: Entry) => void;
  readonly remove: () => void;
}

interface EntryListProps<Entry> {
  readonly form: ButtonForm;
  /** The button's field that holds the list. */
  readonly path: string;
  readonly value: readonly Entry[];
  readonly onChange: (entries: Entry[]) => void;
  readonly max: number;
  readonly title: string;
  readonly hint?: string;
  readonly addLabel: string;
  readonly fullText: string;
  readonly getName: (entry: Entry, index: number) => string;
  /** Labels of the buttons that move an entry; numbers begin at 1. */
  readonly earlier: (name: string, number: number) => string;
  readonly later: (name: string, number: number) => string;
  readonly create: () => Entry;
  /** The field that gets the focus in a new entry. */
  readonly firstField: keyof Entry & string;
  readonly children: (entry: Entry, row: EntryRow<Entry>) => ReactNode;
}

/** A list of entries in a section, with add, move and remove. */
export function EntryList<Entry extends { readonly id: string }>(props: EntryListProps<Entry>) {
  const { form, path, value, onChange, max, title, hint, getName, create, firstField, children } = props;
  const { common } = useMessages();
  const { shown, said, getOrder } = useRowOrder({ value, onChange, getName });

  function add() {
    onChange([...value, create()]);
    focusSoon(`${path}.${value.length}.${firstField}`, form.prefix);
  }

  function remove(id: string) {
    onChange(value.filter((entry) => entry.id !== id));
    focusSoon(path, form.prefix);
  }

  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-sm font-medium text-strong">{title}</h3>
        <span className="text-xs text-subtle tabular-nums">{common.counter(value.length, max)}</span>
      </div>
      {hint ? <p className="text-xs text-subtle">{hint}</p> : null}
      <div className="rounded-row border border-default">
        <ol className="divide-y divide-solid divide-(--border-subtle)">
          {shown.map((entry, drawnAt) => {
            const order = getOrder(entry, drawnAt);
            const { index } = order;
            const name = getName(entry, index);
            return (
              <OrderRow
                key={entry.id}
                order={order}
                earlier={props.earlier(name, index + 1)}
                later={props.later(name, index + 1)}
                className="flex items-start gap-1.5 py-3 ps-1.5 pe-3"
                gripClassName="pt-5"
              >
                <div className="flex min-w-0 flex-1 flex-col gap-2">
                  {children(entry, {
                    index,
                    name,
                    replace: (next) => onChange(value.map((other) => (other.id === next.id ? next : other))),
                    remove: () => remove(entry.id),
                  })}
                </div>
              </OrderRow>
            );
          })}
        </ol>
        <p role="status" className="sr-only">
          {said}
        </p>
        <AddRow
          id={`${form.prefix}${path}`}
          label={props.addLabel}
          count={value.length}
          max={max}
          fullText={props.fullText}
          onAdd={add}
        />
      </div>
    </section>
  );
}
