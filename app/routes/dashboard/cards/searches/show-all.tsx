import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";

interface ShowAllProps {
  readonly count: number;
  /** Rows shown at first. */
  readonly first: number;
  readonly isAll: boolean;
  readonly onChange: (isAll: boolean) => void;
}

/** Shows all rows of a list, or the first; nothing if it is short. */
export function ShowAll({ count, first, isAll, onChange }: ShowAllProps) {
  const { charts, searches: words } = useMessages("dashboard");
  if (count <= first) return null;
  return (
    <Button size="sm" variant="link" className="mt-2 print:hidden" onClick={() => onChange(!isAll)}>
      {isAll ? charts.showFewer : words.showAll(count)}
    </Button>
  );
}
