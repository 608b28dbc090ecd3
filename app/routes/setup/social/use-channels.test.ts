import { describe, expect, it } from "vitest";
import { moveChannel } from "./use-channels.ts";

describe("moved channels", () => {
  const channels = [
    { channel: "x" as const, url: "" },
    { channel: "vk" as const, url: "" },
    { channel: "weibo" as const, url: "" },
  ];
  const order = (list: typeof channels | ReturnType<typeof moveChannel>) =>
    list.map(({ channel }) => channel).join(" ");

  it.each([
    ["vk", -1, "vk x weibo"],
    ["vk", 1, "x weibo vk"],
    ["x", -1, "x vk weibo"],
    ["weibo", 1, "x vk weibo"],
  ] as const)("%s by %i stands at %s [S80]", (channel, by, expected) => {
    expect(order(moveChannel(channels, channel, by))).toBe(expected);
  });
});
