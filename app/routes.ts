import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { MESSAGE_PATHS } from "./domain/guest/messages/message-path.ts";

/** Inbox lists: each kind of message has a folder named after its path; requests are the index. */
const lists = MESSAGE_PATHS.map((kind) => {
  const file = `./routes/inbox/${kind}/route.tsx`;
  return kind === "requests" ? index(file) : route(kind, file);
});

/** All paths (decision D1). Signed-in screens are inside the shell, which guards them. */
export default [
  index("./routes/entry/route.tsx"),
  route("language", "./routes/language/route.ts"),
  route("appearance", "./routes/appearance/route.ts"),
  route("cookie-notice", "./routes/cookie-notice/route.ts"),
  route("sign-out", "./routes/sign-out/route.ts"),
  route("register", "./routes/register/route.tsx"),
  route("confirm-address", "./routes/confirm-address/route.tsx"),
  route("forgot-password", "./routes/forgot-password/route.tsx"),
  route("reset-password", "./routes/reset-password/route.tsx"),
  route("stop-mail", "./routes/stop-mail/route.tsx"),
  route("confirm-recipient", "./routes/confirm-recipient/route.tsx"),
  route("desk", "./routes/desk/route.tsx"),
  route("desk/digits", "./routes/desk/digits/route.tsx"),
  route("change-password", "./routes/change-password/route.tsx"),
  route("setup/history/page", "./routes/setup/history/page.ts"),
  layout("./routes/shell/route.tsx", [
    // The editors of the draft share it, with its unsaved changes.
    layout("./routes/setup/route.tsx", [
      ...prefix("setup", [
        index("./routes/setup/first-tab.ts"),
        route("homepage", "./routes/setup/homepage/route.tsx"),
        route("theme", "./routes/setup/theme/route.tsx"),
        route("buttons", "./routes/setup/buttons/route.tsx"),
        route("social", "./routes/setup/social/route.tsx"),
        route("phone", "./routes/setup/previews/phone.tsx"),
        route("tablet", "./routes/setup/previews/tablet.tsx"),
        route("publish", "./routes/setup/publish/route.tsx"),
        route("publish/card", "./routes/setup/publish/card/route.tsx"),
        route("history", "./routes/setup/history/route.tsx"),
      ]),
      route("answers", "./routes/answers/route.tsx"),
      route("translations", "./routes/translations/route.tsx"),
    ]),
    route("clone", "./routes/clone/route.tsx"),
    route("dashboard", "./routes/dashboard/route.tsx"),
    route("dashboard/portfolio", "./routes/dashboard/portfolio/route.tsx"),
    route("announcements", "./routes/announcements/route.tsx"),
    route("places", "./routes/places/route.tsx"),
    route("places/print", "./routes/places/print/route.tsx"),
    route("inbox", "./routes/inbox/route.tsx", lists),
    route("people", "./routes/people/route.tsx"),
    route("activity", "./routes/activity/route.tsx"),
    route("settings", "./routes/settings/route.tsx"),
    route("settings/guest-data", "./routes/settings/guest-data/route.tsx"),
    route("settings/property", "./routes/settings/property/route.tsx"),
    route("quick-start", "./routes/guidance/quick-start.tsx"),
    route("tutorial", "./routes/guidance/tutorial.tsx"),
    route("help", "./routes/guidance/help/route.tsx"),
    route("contact", "./routes/guidance/contact/route.tsx"),
  ]),
  route("*", "./routes/not-found/route.tsx"),
] satisfies RouteConfig;
