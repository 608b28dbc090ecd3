import { look } from "virtual:brand-look";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Img } from "@react-email/img";
import { Preview } from "@react-email/preview";
import { prerender } from "react-dom/static";
import { brand, brandPictures } from "#brand/brand.ts";
import { getTextDirection, isContentLanguage } from "#domain/language.ts";
import { type ReadMail, readMail } from "./link-line.ts";
import { Blocks, INK, Spaced, words } from "./mail-blocks.tsx";
import { MailCell, MailTable, MailWidth, withMsoComments } from "./mail-table.tsx";

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
function getPreview({ preview, blocks }: ReadMail): string {
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
    <Html lang={language} dir={getTextDirection(language)}>
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </Head>
      <body className="m-page" {...pageGround} style={{ margin: 0, padding: 0, background: look.pale }}>
        <Preview>{getPreview(mail)}</Preview>
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
  const { prelude } = await prerender(<Page subject={subject} mail={readMail(body)} origin={origin} />);
  return withMsoComments((await new Response(prelude).text()).replaceAll("<!-- -->", ""));
}
