import { look } from "virtual:brand-look";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { MailBlock } from "./link-line.ts";
import { MailCell, MailTable } from "./mail-table.tsx";

export const INK = "#1d2420";
const MUTED = "#5a645e";
const LINE = "#e1e6e2";
const STARS_MAX = 5;

export const words: CSSProperties = {
  margin: "0 0 16px",
  fontSize: 16,
  lineHeight: "24px",
  color: INK,
  overflowWrap: "anywhere",
};
const small: CSSProperties = { ...words, margin: "0 0 8px", fontSize: 14, lineHeight: "20px", color: MUTED };

/** A text with its line breaks as elements, which Word needs. */
function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ));
}

/** `dir="auto"` for texts with letters; others, such as a room number, follow the mail's direction. */
function withDirection(text: string) {
  return /\p{L}/u.test(text) ? ({ dir: "auto" } as const) : {};
}

function Fact({ label, text, stars }: Extract<MailBlock, { kind: "fact" }>) {
  const isShort = text.length <= 30;
  return (
    <>
      <Text className="m-muted" dir="auto" style={{ ...small, margin: "0 0 2px" }}>
        {label}
      </Text>
      <Text
        className="m-ink"
        {...withDirection(text)}
        style={{
          ...words,
          ...(isShort
            ? { fontSize: 24, lineHeight: "30px", fontWeight: 600 }
            : { fontSize: 18, lineHeight: "26px" }),
        }}
      >
        {stars === null ? null : (
          <span className="m-link" aria-hidden="true" style={{ color: look.primary, letterSpacing: 2 }}>
            {`${"★".repeat(stars)}${"☆".repeat(Math.max(0, STARS_MAX - stars))} `}
          </span>
        )}
        <Lines text={text} />
      </Text>
    </>
  );
}

/** A figure, and its remark in brackets in a smaller size. */
function Figure({ text }: { text: string }) {
  const [figure, ...beside] = text.split(/ (?=\()/);
  if (beside.length === 0) return figure;
  return (
    <>
      {figure}{" "}
      <span className="m-muted" style={{ fontSize: 14, fontWeight: 400, color: MUTED }}>
        {beside.join(" ")}
      </span>
    </>
  );
}

/** A bar without pictures: two table cells with background colours. */
function Bar({ share }: { share: number }) {
  return (
    <MailTable>
      <tr>
        {share === 0 ? null : (
          <MailCell className="m-bar" width={`${share}%`} height={8} ground={look.primary} />
        )}
        {share === 100 ? null : (
          <MailCell className="m-rest" width={`${100 - share}%`} height={8} ground={LINE} />
        )}
      </tr>
    </MailTable>
  );
}

function Bars({ heading, bars }: Extract<MailBlock, { kind: "bars" }>) {
  return (
    <>
      {heading === "" ? null : (
        <Text className="m-ink" style={{ ...words, margin: "8px 0 8px", fontWeight: 600 }}>
          {heading}
        </Text>
      )}
      <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          {bars.map(({ label, figure, share }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two buttons may have the same name
            <tr key={index}>
              <td style={{ padding: index === bars.length - 1 ? "0 0 30px" : "0 0 14px" }}>
                <table width="100%" cellPadding={0} cellSpacing={0} border={0}>
                  <tbody>
                    <tr>
                      <td className="m-ink" dir="auto" style={{ ...words, padding: "0 12px 4px 0" }}>
                        {label}
                      </td>
                      <td
                        className="m-ink"
                        align="right"
                        style={{ ...words, padding: "0 0 4px", fontWeight: 600, whiteSpace: "nowrap" }}
                      >
                        <Figure text={figure} />
                      </td>
                    </tr>
                  </tbody>
                </table>
                <Bar share={share} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Padding around its content. */
export function Spaced({ padding, children }: { readonly padding: string; readonly children: ReactNode }) {
  return (
    <MailTable>
      <tr>
        <MailCell style={{ padding }}>{children}</MailCell>
      </tr>
    </MailTable>
  );
}

/** Word uses the cell's padding; all other programs use the link's, so that the whole button can be pressed. */
const BUTTON_PADDING = "14px 28px";
const buttonCell = { borderRadius: 10, msoPaddingAlt: BUTTON_PADDING } as CSSProperties;

function MailButton({ label, address }: Extract<MailBlock, { kind: "button" }>) {
  return (
    <Spaced padding="8px 0 24px">
      <MailTable isNarrow>
        <tr>
          <MailCell ground={look.primary} align="center" style={buttonCell}>
            <Link
              href={address}
              style={{
                display: "inline-block",
                padding: BUTTON_PADDING,
                borderRadius: 10,
                background: look.primary,
                color: "#ffffff",
                fontSize: 16,
                lineHeight: "20px",
                fontWeight: 600,
                textDecoration: "none",
              }}
            >
              {label}
            </Link>
          </MailCell>
        </tr>
      </MailTable>
    </Spaced>
  );
}

function Block({ block, isFoot = false }: { block: MailBlock; isFoot?: boolean }) {
  switch (block.kind) {
    case "rule":
      return (
        <Spaced padding="24px 0">
          <MailTable>
            <tr>
              <MailCell className="m-rest" height={1} ground={LINE} />
            </tr>
          </MailTable>
        </Spaced>
      );
    case "fact":
      return <Fact {...block} />;
    case "bars":
      return <Bars {...block} />;
    case "button":
      return <MailButton {...block} />;
    case "link":
      return (
        <Text style={isFoot ? small : words}>
          <Link
            className="m-link"
            href={block.address}
            style={{ color: look.deep, textDecoration: "underline", wordBreak: "break-all" }}
          >
            {block.address}
          </Link>
        </Text>
      );
    case "text":
      return (
        <Text className={isFoot ? "m-muted" : "m-ink"} dir="auto" style={isFoot ? small : words}>
          <Lines text={block.text} />
        </Text>
      );
  }
}

/** The blocks of a mail or of its footer. */
export function Blocks({ blocks, isFoot }: { blocks: readonly MailBlock[]; isFoot?: boolean }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own
    <Block key={index} block={block} isFoot={isFoot ?? false} />
  ));
}
