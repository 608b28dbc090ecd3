import type { CSSProperties, ReactNode } from "react";

/*
 * Outlook for Windows draws mails with Word: it knows neither padding nor height at a `div`, no greatest width, no
 * shorthand it could not read in 2007, and takes a ground from `bgcolor` alone. What has a width, a height, a distance
 * or a ground is therefore a cell of a table.
 */

/** As wide as a mail is, in pixels. */
const MAIL_WIDTH = 560;

/** Read by Word alone: its own fonts, and pixels that stay pixels on a screen of high density. */
const MSO_HEAD =
  "<!--[if mso]><xml xmlns:o='urn:schemas-microsoft-com:office:office'><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>" +
  "<style>td,p,h1,a,span{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->";
const MSO_BEGIN = `<!--[if mso]><table role="presentation" width="${MAIL_WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const MSO_END = "<!--[if mso]></td></tr></table><![endif]-->";

/** React writes no comments: these elements stand for those that only Word reads, until `withMsoComments`. */
const BEGIN = <i data-mso="begin" />;
const END = <i data-mso="end" />;

/** Puts Word's comments where `MailWidth` is. No text can look like its marks: React escapes texts. */
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
  /** The colour behind it, `#rrggbb`. */
  readonly ground?: string;
  /** Only as wide as what is in it. */
  readonly isNarrow?: boolean;
}

/** The same ground for programs that read style sheets, and for Word. */
function getGround(ground: string | undefined, style: CSSProperties | undefined) {
  return ground === undefined ? { style } : { bgcolor: ground, style: { ...style, background: ground } };
}

/** Rows of cells. A screen reader hears what is in them and no table. */
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
  /** In pixels, or a share such as `40%`. */
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

/** As wide as a phone, and nowhere wider than a mail. */
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
