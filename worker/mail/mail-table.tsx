import type { CSSProperties, ReactNode } from "react";

/*
 * Outlook for Windows renders mails with Word: no padding or height on `div`, no max-width, no modern
 * shorthands, and backgrounds only by `bgcolor`. Everything with a width, height, padding or background is
 * therefore a table cell.
 */

/** Width of a mail in pixels. */
const MAIL_WIDTH = 560;

/** For Word only: its fonts, and pixel sizes that hold on high-density screens. */
const MSO_HEAD =
  "<!--[if mso]><xml xmlns:o='urn:schemas-microsoft-com:office:office'><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>" +
  "<style>td,p,h1,a,span{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->";
const MSO_BEGIN = `<!--[if mso]><table role="presentation" width="${MAIL_WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const MSO_END = "<!--[if mso]></td></tr></table><![endif]-->";

/** React renders no comments: these elements are replaced by Word's conditional comments in `withMsoComments`. */
const BEGIN = <i data-mso="begin" />;
const END = <i data-mso="end" />;

/** Inserts Word's conditional comments at `MailWidth`. Texts can't match the marks, because React escapes them. */
export function withMsoComments(html: string): string {
  return html
    .replace("</head>", () => `${MSO_HEAD}</head>`)
    .replace('<i data-mso="begin"></i>', () => MSO_BEGIN)
    .replace('<i data-mso="end"></i>', () => MSO_END);
}

interface TableProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Background colour, `#rrggbb`. */
  readonly ground?: string;
  /** Whether the table is only as wide as its content. */
  readonly isNarrow?: boolean;
}

/** The background for programs that read CSS, and for Word. */
function getGround(ground: string | undefined, style: CSSProperties | undefined) {
  return ground === undefined ? { style } : { bgcolor: ground, style: { ...style, background: ground } };
}

/** A layout table, hidden from screen readers by its role. */
export function MailTable({ children, className, style, ground, isNarrow = false }: TableProps) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      {...(isNarrow ? {} : { width: "100%" })}
      className={className}
      {...getGround(ground, style)}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

interface CellProps extends Omit<TableProps, "isNarrow" | "children"> {
  readonly children?: ReactNode;
  /** Width in pixels, or a share such as `40%`. */
  readonly width?: number | string;
  readonly height?: number;
  readonly align?: "right" | "center";
  readonly dir?: "auto";
}

export function MailCell({ children, ground, style, height, ...attributes }: CellProps) {
  // A cell is never lower than its line.
  const low: CSSProperties | undefined =
    height === undefined ? style : { ...style, height, fontSize: 0, lineHeight: `${height}px`, padding: 0 };
  return (
    <td {...attributes} height={height} {...getGround(ground, low)}>
      {children ?? "\u00a0"}
    </td>
  );
}

/** As wide as the phone, at most the width of a mail. */
export function MailWidth({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {BEGIN}
      <MailTable style={{ maxWidth: MAIL_WIDTH, margin: "0 auto" }}>
        <tr>
          <td>{children}</td>
        </tr>
      </MailTable>
      {END}
    </>
  );
}
