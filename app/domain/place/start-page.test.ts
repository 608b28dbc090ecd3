import { describe, expect, it } from "vitest";
import type { Button } from "../content/button.ts";
import { newButton } from "../content/starter/new-button.ts";
import { canStart } from "./start-page.ts";

const of = (type: Button["type"], part: object = {}) =>
  ({ ...newButton(type, "a".repeat(24), type), ...part }) as Button;

describe("cards start with a button", () => {
  it.each<[string, Button, boolean]>([
    ["a popup", of("popup"), true],
    ["a gallery", of("gallery"), true],
    ["feedback", of("feedback"), true],
    ["guest services", of("guest-services"), true],
    ["a network", of("link", { destination: "wifi" }), true],
    ["the guide", of("link", { destination: "guide" }), true],
    ["a guarded guide", of("link", { destination: "guide", guard: "pin" }), false],
    ["an ID of WeChat", of("link", { destination: "wechat" }), true],
    ["a chat by WeChat", of("chat", { channel: "wechat" }), true],
    ["an address", of("link"), false],
    ["another chat", of("chat"), false],
    ["a map", of("map"), false],
    ["a call", of("click-to-call"), false],
    ["a guarded popup", of("popup", { guard: "pin" }), false],
    ["a guarded gallery", of("gallery", { guard: "card" }), false],
    ["a guarded network", of("link", { destination: "wifi", guard: "card" }), false],
    ["a guarded chat", of("chat", { channel: "wechat", guard: "pin" }), false],
  ])("that opens on the page for everybody: %s [R3, A6]", (_, button, can) => {
    expect(canStart(button)).toBe(can);
  });
});
