import { formatBytes, formatNumber } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import { CARBON_MODEL_URL, estimateCarbon, GRAMS_PER_KWH, TOTAL_KWH_PER_GB } from "#domain/look/carbon.ts";
import type { Publication } from "#domain/property/publication.ts";

/** Decimals of grams: a page within its budget has its first significant digit at the third. */
const GRAM_DIGITS = 3;

/** Weight of the published page on a phone, and estimated emissions of a visit. */
export function PageWeightCard({ publication }: { publication: Publication | null }) {
  const dashboard = useMessages("dashboard");
  const language = useLanguage();
  const { weight: words } = dashboard;
  if (publication === null) return null;
  const { number, weight } = publication;
  const total = weight === null ? 0 : weight.page + weight.pictures + weight.fonts;
  const grams = (bytes: number) => words.grams(formatNumber(language, estimateCarbon(bytes), GRAM_DIGITS));
  return (
    <section
      aria-label={words.title}
      className="mt-4 grid items-start gap-6 rounded-lg border border-default bg-surface-raised px-5 py-4 shadow-xs md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:break-inside-avoid print:shadow-none"
    >
      <div>
        <h2 className="text-card font-semibold text-strong">{words.title}</h2>
        <p className="mt-0.5 text-sm text-muted">{words.version(number)}</p>
      </div>
      {weight === null ? (
        <p className="text-sm text-muted">{words.unknown}</p>
      ) : (
        <dl className="grid grid-cols-2 gap-6">
          <div>
            <dt className="flex min-h-6 items-center text-xs text-muted">{words.onPhone}</dt>
            <dd className="text-2xl font-semibold text-strong tabular-nums">
              {formatBytes(language, total)}
            </dd>
            <dd className="mt-1 text-xs text-muted">
              {words.parts(
                formatBytes(language, weight.page),
                formatBytes(language, weight.pictures),
                formatBytes(language, weight.fonts),
              )}
            </dd>
          </div>
          <div>
            <dt className="flex min-h-6 items-center gap-1 text-xs text-muted">
              {words.carbon}
              <Popover
                label={words.about}
                trigger={
                  <IconButton icon="info" label={words.about} size="sm" className="-my-1 print:hidden" />
                }
                align="end"
              >
                <CarbonMethod />
              </Popover>
            </dt>
            <dd className="text-2xl font-semibold text-strong tabular-nums">{grams(total)}</dd>
            <dd className="mt-1 text-xs text-muted">{words.estimate}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

/** The formula and its source. */
function CarbonMethod() {
  const dashboard = useMessages("dashboard");
  const language = useLanguage();
  const { weight: words } = dashboard;
  return (
    <div className="w-80 max-w-full text-sm text-default">
      <p>
        {words.method(formatNumber(language, TOTAL_KWH_PER_GB, 1), formatNumber(language, GRAMS_PER_KWH))}
      </p>
      <p className="mt-2">
        {words.source}{" "}
        <a
          className="font-medium text-link underline underline-offset-3"
          href={CARBON_MODEL_URL}
          target="_blank"
          rel="noreferrer"
        >
          {words.model}
        </a>
      </p>
    </div>
  );
}
