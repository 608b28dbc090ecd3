import { useCallback, useState } from "react";
import type { Text } from "#domain/content/button-texts.ts";
import { isSameData } from "#domain/content/merge.ts";

/** A text being written. `opened`: the field's text before any input. */
interface Typed {
  readonly opened: Text;
  readonly text: Text;
}

/** Open fields by language and place: what is typed stays while other rows and languages are read. */
export function useTypedTexts() {
  const [fields, setFields] = useState<Readonly<Record<string, Typed>>>({});
  const open = useCallback((key: string, opened: Text) => {
    setFields((before) => ({ ...before, [key]: before[key] ?? { opened, text: opened } }));
  }, []);
  const change = useCallback((key: string, text: Text) => {
    setFields((before) => ({ ...before, [key]: { opened: before[key]?.opened ?? text, text } }));
  }, []);
  const close = useCallback((key: string) => {
    setFields((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== key)));
  }, []);
  const closeAll = useCallback(() => setFields({}), []);
  const isChanged = (key: string) => {
    const field = fields[key];
    return field !== undefined && !isSameData(field.opened, field.text);
  };
  const hasWork = Object.keys(fields).some(isChanged);
  return {
    get: (key: string) => fields[key]?.text ?? null,
    isChanged,
    hasWork,
    open,
    change,
    close,
    closeAll,
  };
}

export type TypedTexts = ReturnType<typeof useTypedTexts>;
