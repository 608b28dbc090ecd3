import type { AnnouncementKind } from "#domain/announcement/announcement.ts";

/** Colour of an emergency in every portal: contrast 8.2 with white. */
const ALARM = "#93271a";
/** Colour of an all-clear: contrast 6.4 with white. */
const CLEAR = "#1e6b45";

const COMMON =
  ".p-news a,.p-news button,.p-news summary{color:inherit;font:inherit}" +
  ".p-news p{margin:0;text-wrap:balance}" +
  ".p-read{display:grid;place-items:center;min-height:52px;margin-top:20px;padding:0 12px;border:2px solid;border-radius:14px;text-align:center}.p-news .p-read{font-weight:600}";

const BANNER =
  ".p-banner{display:grid;grid-template-columns:24px 1fr 44px;gap:12px;align-items:center;padding-block:10px;padding-inline:18px 8px;background:var(--fill);color:var(--ink);border-bottom:1px solid color-mix(in srgb,currentColor 12%,transparent);font-size:.9375rem;line-height:1.4}" +
  ".p-banner>.p-i{color:var(--icon)}.p-x{width:44px;height:44px;padding:0;border:0;border-radius:50%;background:none;display:grid;place-items:center}" +
  ".p-news summary{display:flex;align-items:center;min-height:44px;padding:0 18px;background:var(--fill);color:var(--ink);font-size:.9375rem;cursor:pointer}" +
  "@media (scripting:none){.p-x{display:none}}";

const SHEET =
  ".p-told{width:100%;max-width:none;margin:0;padding:0;border:0;background:#fff;color:#171f1a;font-size:1.125rem;line-height:1.45;position:static}" +
  ".p-told>div{padding:24px 20px}" +
  ".p-told:modal{position:fixed;top:auto;bottom:0;max-height:88%;overflow:auto;border-radius:24px 24px 0 0}" +
  ".p-told::backdrop{background:rgb(8 14 26/.58)}" +
  "@media (scripting:enabled){.p-told:not(:modal){display:none}}";

/** Emergency styles. The remaining strip is above all banners. */
const EMERGENCY =
  ".p-news{display:flex;flex-direction:column}.p-alarm{order:-1}" +
  `.p-news .p-clear{background:${CLEAR};color:#fff}p.p-clear{display:flex;gap:12px;align-items:center;padding:14px 18px}@media (scripting:enabled){p.p-clear{display:none}}` +
  `.p-alarm,.p-alarm dialog{background:${ALARM};color:#fff;font-weight:500;line-height:1.45;letter-spacing:0}` +
  ".p-strip{display:none;gap:12px;align-items:center;min-height:52px;padding:10px 18px}" +
  '.p-alarm dialog{position:fixed;z-index:9;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;font-family:"Inter Variable",system-ui,sans-serif}' +
  ".p-alarm:target .p-strip,[data-done] .p-strip{display:flex}" +
  "[data-left]{position:sticky;top:0}.p-alarm:target dialog,[data-done] dialog{display:none}" +
  ".p-alarm dialog>div{height:100%;padding:20px;display:flex;flex-direction:column}" +
  ".p-alarm dialog>div>div{flex:1;min-height:0;overflow:auto;display:flex;flex-direction:column;justify-content:safe center}" +
  `.p-alarm div>svg{flex:none;box-sizing:border-box;width:72px;height:72px;margin-bottom:24px;padding:18px;border-radius:50%;background:#fff;color:${ALARM}}` +
  ".p-alarm b{padding-inline-end:120px}.p-alarm .p-lang{position:absolute;top:14px;inset-inline-end:20px}.p-alarm .p-lang summary{background:none;color:inherit}" +
  ".p-alarm h2{margin:0 0 14px;font:700 2.75rem/1.08 system-ui,sans-serif;font-family:inherit;text-wrap:balance}" +
  ".p-alarm h2:focus{outline:0;box-shadow:none}" +
  ".p-alarm dialog p{font-size:1.4375rem;line-height:1.4}" +
  ".p-alarm small{display:block;margin-top:18px;font-size:.9375rem;color:#fce2de}" +
  `.p-alarm .p-read{margin-top:10px}.p-alarm [data-read]{background:#fff;border-color:#fff;color:${ALARM}}` +
  "@media (max-height:719px){.p-alarm h2{font-size:2rem}.p-alarm dialog p{font-size:1.1875rem}.p-alarm div>svg{width:48px;height:48px;margin-bottom:14px;padding:12px}}";

/** Styles of the notification question, which the script fetches later. */
export const ASK_STYLE =
  ".p-push{position:fixed;inset:auto 0 0;width:100%;max-width:30rem;max-height:88%;overflow:auto;margin:0 auto;padding:24px 20px;border:0;border-radius:24px 24px 0 0;background:#fff;color:#171f1a;line-height:1.4;text-align:start}" +
  ".p-push::backdrop{background:rgb(8 14 26/.58)}" +
  ".p-push h2{margin:0 0 8px;font-size:1.5rem;line-height:1.25;text-wrap:balance}.p-push p{margin:0}" +
  ".p-push ul{display:grid;gap:14px;margin:20px 0;padding:0;list-style:none}.p-push li{display:grid;grid-template-columns:24px 1fr;gap:14px}.p-push b{display:block;font-weight:600}" +
  ".p-push svg{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}" +
  ".p-push button{display:block;width:100%;min-height:52px;border:0;border-radius:14px;background:none;color:inherit;font:inherit;font-weight:600}" +
  ".p-push [data-answer=yes]{background:var(--header);color:var(--on-header)}" +
  ".p-push:not([data-yes]) [data-answer=stop],[data-yes] [data-answer=yes]{display:none}" +
  ".p-bell{min-height:44px;padding:0 16px;border:0;border-radius:24px;background:var(--header);color:var(--on-header);font:inherit;font-size:.8125rem}";

const PARTS: Readonly<Record<AnnouncementKind, readonly string[]>> = {
  banner: [BANNER],
  sheet: [SHEET],
  emergency: [SHEET, EMERGENCY],
};

/**
 * Styles of announcements (N2) for the kinds on a page; an all-clear is a sheet. Not part of the common style
 * sheet.
 */
export function buildNewsStyle(kinds: readonly AnnouncementKind[]): string {
  return [...new Set([COMMON, ...kinds.flatMap((kind) => PARTS[kind])])].join("");
}
