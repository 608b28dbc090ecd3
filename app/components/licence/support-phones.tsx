import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useBrand } from "../brand-context.tsx";

/** Support telephone numbers, one per region [S26]. */
export function SupportPhones({ className }: { className?: string }) {
  const { euNumber, ukNumber, usNumber, meNumber } = useBrand();
  const { regions } = useMessages().guidance.contact;
  const numbers = [
    [regions.eu, euNumber],
    [regions.uk, ukNumber],
    [regions.us, usNumber],
    [regions.me, meNumber],
  ] as const;
  return (
    <dl className={classNames("flex flex-wrap gap-x-7 gap-y-4 text-start", className)}>
      {numbers.map(([region, number]) => (
        <div key={region}>
          <dt className="text-xs text-subtle">{region}</dt>
          <dd className="mt-0.5 whitespace-nowrap text-sm font-medium text-strong tabular-nums">
            <a href={`tel:${number.replaceAll(" ", "")}`} className="rounded-xs hover:underline">
              {number}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
