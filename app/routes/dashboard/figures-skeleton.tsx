import { useMessages } from "#app/messages/messages-context.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";

/** The shape of what is being read. */
export function FiguresSkeleton() {
  const { reading } = useMessages("dashboard");
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <p role="status">{reading}</p>
      </VisuallyHidden>
      <Skeleton className="h-24 rounded-lg" />
      <div className="mt-4 grid gap-4 lg:grid-cols-3">
        <Skeleton className="h-82 rounded-lg lg:col-span-2" />
        <Skeleton className="h-82 rounded-lg" />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Skeleton className="col-span-2 h-82 rounded-lg" />
        <Skeleton className="h-82 rounded-lg" />
        <Skeleton className="h-82 rounded-lg" />
      </div>
    </div>
  );
}
