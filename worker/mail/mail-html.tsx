import { look } from "virtual:brand-look";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Img } from "@react-email/img";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { brand, brandPictures } from "#brand/brand.ts";
import { directionOf, isContentLanguage } from "#domain/language.ts";
import { type MailBlock, type ReadMail, readMail } from "./link-line.ts";
import { MailCell, MailTable, MailWidth, withMsoComments } from "./mail-table.tsx";

const INK = "#1d2420";
const MUTED = "#5a645e";
const LINE = "#e1e6e2";
const STARS_MAX = 5;

/*
 * Mail programs read little style, and some none: what is needed stands at the elements. These rules are for dark mode
 * alone, in programs that know it.
 */
const DARK = `@media (prefers-color-scheme:dark){
.m-page{background:#101412!important}.m-card{background:#1b211e!important}
.m-ink{color:#eef2ef!important}.m-muted{color:#a9b3ad!important}.m-link{color:${look.light}!important}
.m-line{border-color:#38423c!important}.m-rest{background:#38423c!important}.m-bar,.m-top{background:${look.light}!important}
}`;

const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const words: CSSProperties = {
  margin: "0 0 16px",
  fontSize: 16,
  lineHeight: "24px",
  color: INK,
  overflowWrap: "anywhere",
};
const small: CSSProperties = { ...words, margin: "0 0 8px", fontSize: 14, lineHeight: "20px", color: MUTED };

/** A text with its line breaks, which Word takes from elements alone. */
function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ));
}

/** A text's own direction; one without letters, such as a room number, stands where the mail's lines begin. */
function directed(text: string) {
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
        {...directed(text)}
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

/** A figure, and what is said of it in brackets, which is not to be louder than the figure. */
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

/** A bar without a picture: two cells with a ground. */
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

/** A distance around what needs one. */
function Spaced({ padding, children }: { readonly padding: string; readonly children: ReactNode }) {
  return (
    <MailTable>
      <tr>
        <MailCell style={{ padding }}>{children}</MailCell>
      </tr>
    </MailTable>
  );
}

/** Word takes the distances from the cell, every other program from the link, all of which can be pressed. */
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

function Blocks({ blocks, isFoot }: { blocks: readonly MailBlock[]; isFoot?: boolean }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own
    <Block key={index} block={block} isFoot={isFoot ?? false} />
  ));
}

/** The brand's mark beside its name in type: most mail programs show no picture before they are asked to. */
function BrandName({ origin }: { origin: string }) {
  return (
    <Spaced padding="0 4px 16px">
      <MailTable isNarrow>
        <tr>
          {origin === "" ? null : (
            <>
              <td width={32}>
                <Img
                  src={`${origin}${brandPictures.appIcon}`}
                  width={32}
                  height={32}
                  alt=""
                  fetchPriority="low"
                  style={{ borderRadius: 8 }}
                />
              </td>
              <td width={10}>{"\u00a0"}</td>
            </>
          )}
          <td className="m-ink" style={{ fontSize: 16, fontWeight: 600, color: INK }}>
            {brand.portalName}
          </td>
        </tr>
      </MailTable>
    </Spaced>
  );
}

/** What a mailbox shows behind the subject: what the composer named, or the first words after the greeting. */
function previewOf({ preview, blocks }: ReadMail): string {
  const texts = blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));
  return preview ?? texts[1] ?? texts[0] ?? "";
}

/** React knows no `bgcolor`. */
const pageGround = { bgcolor: look.pale };

interface PageProps {
  readonly subject: string;
  readonly mail: ReadMail;
  readonly origin: string;
}

function Page({ subject, mail, origin }: PageProps) {
  const language = mail.language !== null && isContentLanguage(mail.language) ? mail.language : "en";
  return (
    <Html lang={language} dir={directionOf(language)}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </Head>
      <body className="m-page" {...pageGround} style={{ margin: 0, padding: 0, background: look.pale }}>
        <Preview>{previewOf(mail)}</Preview>
        <MailTable className="m-page" ground={look.pale}>
          <tr>
            <MailCell style={{ padding: "24px 16px", fontFamily: FONT }}>
              <MailWidth>
                <BrandName origin={origin} />
                <MailTable
                  className="m-card"
                  ground="#ffffff"
                  style={{ borderRadius: 12, overflow: "hidden" }}
                >
                  <tr>
                    <MailCell className="m-top" height={4} ground={look.primary} />
                  </tr>
                  <tr>
                    <MailCell style={{ padding: "24px 24px 12px" }}>
                      <h1
                        className="m-ink"
                        dir="auto"
                        style={{ ...words, fontSize: 22, lineHeight: "28px", fontWeight: 700 }}
                      >
                        {subject}
                      </h1>
                      <Blocks blocks={mail.blocks} />
                    </MailCell>
                  </tr>
                </MailTable>
                <Spaced padding="16px 4px 0">
                  <Blocks blocks={mail.foot} isFoot />
                </Spaced>
              </MailWidth>
            </MailCell>
          </tr>
        </MailTable>
      </body>
    </Html>
  );
}

/**
 * The HTML form of a mail: the same words as its text, in the brand's name and colours. `origin` is where the brand's
 * mark is served; empty: the mail goes without. Asks for nothing else from outside. Whatever is in it becomes text.
 */
export async function mailHtml(
  { subject, body }: { readonly subject: string; readonly body: string },
  origin: string,
): Promise<string> {
  const stream = await renderToReadableStream(
    <Page subject={subject} mail={readMail(body)} origin={origin} />,
  );
  await stream.allReady;
  return withMsoComments((await new Response(stream).text()).replaceAll("<!-- -->", ""));
}
