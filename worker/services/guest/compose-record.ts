import { brand } from "#brand/brand.ts";
import type { RecordWords } from "#domain/account/record-words.ts";
import { PERIODS } from "#domain/account/retention.ts";
import { type CsvValue, writeCsv } from "#domain/analytics/csv.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#domain/guest/messages/kinds.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import { getKeptDays } from "../../db/guests/kept-days.ts";
import { listProcessings, type Processing } from "../../db/personal-data.ts";
import { getDateLocale } from "../../mail/date-locale.ts";
import type { PropertyScope } from "../scope.ts";

type Scope = Pick<PropertyScope, "principal" | "property" | "now">;

/** Language and words of the record. */
interface Reader {
  readonly language: InterfaceLanguage;
  readonly words: RecordWords;
}

interface Record {
  /** Pairs of a label and a value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * The record of processing activities of a property (Art. 30 GDPR), from the register and the property's
 * retention periods.
 */
function composeRecord({ principal, property, now }: Scope, { language, words }: Reader): Record {
  const kept = getKeptDays(property);
  const getDays = (period: Processing["period"]): number => {
    const kind = MESSAGE_KIND_NAMES.find((name) => MESSAGE_KINDS[name].period === period);
    return kind ? kept[MESSAGE_KINDS[kind].path] : PERIODS[period].days;
  };
  const keptFor = (period: Processing["period"]): string => {
    const days = getDays(period);
    if (!Number.isFinite(days)) return words.since[period];
    const text = (days === 1 ? words.day : words.days).replace("#", String(days));
    return `${text} ${words.since[period]}`;
  };
  const made = new Intl.DateTimeFormat(getDateLocale(language), {
    dateStyle: "long",
    timeZone: property.timeZone,
  });
  const { companyName, supportEmail } = brand;
  const contact = [property.telephone, principal.email].filter((part) => part !== "");
  return {
    facts: [
      [words.controller, principal.companyName],
      [words.property, property.name],
      [words.address, property.address === "" ? words.missing : property.address.replace(/\s*\n\s*/g, ", ")],
      [words.contact, contact.join(", ")],
      [words.processor, `${companyName}, ${supportEmail}`],
      [words.recipients, words.recipientsText],
      [words.hosting, words.hostingText],
      [words.protection, words.protectionText],
      [words.made, made.format(now)],
    ],
    head: [words.purpose, words.person, words.data, words.kept],
    rows: listProcessings().map(({ purpose, person, period }) => [
      words.purposes?.[purpose] ?? purpose,
      words.persons[person],
      words.categories[purpose],
      keptFor(period),
    ]),
  };
}

/** The record as a CSV file for spreadsheets in the reader's language. */
export function recordAsCsv(scope: Scope, reader: Reader): string {
  const { facts, head, rows } = composeRecord(scope, reader);
  const lines: (readonly CsvValue[])[] = [[reader.words.title], ...facts, [], head, ...rows];
  return writeCsv(reader.language, lines);
}

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;color:#111;max-width:70rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.4rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.5rem}dt{font-weight:600}dd{margin:0}
table{border-collapse:collapse;width:100%;margin-top:1.5rem}th,td{border:1px solid #bbb;padding:.4rem .6rem;text-align:start;vertical-align:top;overflow-wrap:break-word}
th{background:#eee}thead{display:table-header-group}tr{break-inside:avoid}@media print{body{margin:0;font-size:11px}}`;

/** The record as a self-contained HTML page, to read or print. */
export function recordAsHtml(scope: Scope, reader: Reader): string {
  const { language, words } = reader;
  const { facts, head, rows } = composeRecord(scope, reader);
  const text = escapeHtml;
  const cells = (name: "th" | "td", row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${name} dir="auto">${text(cell)}</${name}>`).join("")}</tr>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${text(words.title)}</title><style>${STYLE}</style></head>
<body><h1>${text(words.title)}</h1>
<dl>${facts.map(([label, said]) => `<dt>${text(label)}</dt><dd dir="auto">${text(said)}</dd>`).join("")}</dl>
<table><thead>${cells("th", head)}</thead><tbody>
${rows.map((row) => cells("td", row)).join("\n")}
</tbody></table></body></html>
`;
}
