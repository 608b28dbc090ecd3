import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

const WIDTHS = ["w-36", "w-44", "w-32", "w-52"] as const;

/** The places of up to four switches whose state is asked for. */
export function SwitchesToCome({ count }: { readonly count: number }) {
  return (
    <div className="flex flex-col gap-4.5">
      {WIDTHS.slice(0, count).map((width) => (
        <span key={width} className="flex items-center gap-2">
          <Skeleton className="h-5 w-9 rounded-full" />
          <Skeleton className={`h-4 ${width}`} />
        </span>
      ))}
    </div>
  );
}
