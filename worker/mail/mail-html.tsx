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

/* Mail programs support little CSS, some none, so basic styles are inline. These rules are for dark mode only. */
const DARK = `@media (prefers-color-scheme:dark){
.m-page{background:#101412!important}.m-card{background:#1b211e!important}
.m-ink{color:#eef2ef!important}.m-muted{color:#a9b3ad!important}.m-link{color:${look.light}!important}
.m-line{border-color:#38423c!important}.m-rest{background:#38423c!important}.m-bar,.m-top{background:${look.light}!important}
}`;

const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** The brand's mark beside its name as text, because most mail programs block pictures at first. */
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

/** Preview text: set by the composer, or the first words after the greeting. */
function getPreview({ preview, blocks }: ReadMail): string {
  const texts = blocks.flatMap((block) => (block.kind === "text" ? [block.text] : []));
  return preview ?? texts[1] ?? texts[0] ?? "";
}

/** React has no type for `bgcolor`. */
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
 * The HTML version of a mail: the text in the brand's name and colours. `origin` serves the brand's mark;
 * empty: no mark. Loads nothing else. All content is escaped.
 */
export async function mailHtml(
  { subject, body }: { readonly subject: string; readonly body: string },
  origin: string,
): Promise<string> {
  const { prelude } = await prerender(<Page subject={subject} mail={readMail(body)} origin={origin} />);
  return withMsoComments((await new Response(prelude).text()).replaceAll("<!-- -->", ""));
}
