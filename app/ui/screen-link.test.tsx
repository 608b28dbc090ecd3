import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Link, NavLink, StaticRouter } from "react-router";
import { expect, it } from "vitest";
import { CurrentLink, isOpenAt, ScreenLink, type ScreenLinkProps } from "./screen-link.tsx";

const written = (link: ReactNode) =>
  renderToString(<StaticRouter location="/setup/homepage?language=de">{link}</StaticRouter>);

const attributesOf = (html: string) => [...html.matchAll(/ [\w-]+="[^"]*"/g)].map(([text]) => text).sort();

it.each<ScreenLinkProps>([
  { to: "/" },
  { to: "/setup/buttons", className: "tab", prefetch: "intent", children: "Buttons" },
  { to: "/inbox?group=taken&q=%22a%22#top", replace: true, preventScrollReset: true },
  { to: "/p/marlowe-harbour/ar", reloadDocument: true, target: "_blank", rel: "noopener" },
  { to: "/setup/thème/العربية", "aria-current": "page", id: "x", state: { from: 1 } },
  { to: "/dashboard", discover: "none", relative: "path" },
  { to: "?language=fr" },
  { to: "language" },
  { to: "mailto:help@foyer.example" },
  { to: "https://foyer.example/terms" },
  { to: "https://foyer.example" },
  { to: "tel:+441234567890" },
  { to: "//foyer.example/terms" },
])("the Worker writes the link that the browser goes on with: $to (S50)", (props) => {
  const [own, router] = [written(<ScreenLink {...props} />), written(<Link {...props} />)];
  expect(attributesOf(own)).toEqual(attributesOf(router));
  expect(own.replace(/<a [^>]*>/, "<a>")).toBe(router.replace(/<a [^>]*>/, "<a>"));
});

it.each([
  ["/setup", false],
  ["/setup", true],
  ["/setup/homepage", true],
  ["/setup/home", false],
  ["/", true],
])("a link says that its screen is open as React Router's does: %s, end %s (S50)", (to, end) => {
  const own = written(<CurrentLink to={to} end={end} className="tab" />);
  expect(own.includes('aria-current="page"')).toBe(
    written(<NavLink to={to} end={end} />).includes('aria-current="page"'),
  );
});

it("an address in capitals or with a slash behind it is the same screen (S50)", () => {
  expect(isOpenAt("/Setup/History", "/setup/history")).toBe(true);
  expect(isOpenAt("/setup/history/", "/setup/history")).toBe(true);
  expect(isOpenAt("/setup/historical", "/setup/history")).toBe(false);
});
