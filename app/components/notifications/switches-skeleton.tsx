import { Skeleton } from "#app/ui/feedback/skeleton.tsx";

const WIDTHS = ["w-36", "w-44", "w-32", "w-52"] as const;

/** Placeholders for up to four switches while loading. */
export function SwitchesSkeleton({ count }: { readonly count: number }) {
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
