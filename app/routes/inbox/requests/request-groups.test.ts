import { describe, expect, it } from "vitest";
import { places } from "#app/messages/en/places.ts";
import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { newHandling } from "#domain/guest/request-state.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { sampleId } from "#tests/factories/draft.ts";
import {
  findMedianWait,
  groupRequests,
  isAsNew,
  isShownOnPhone,
  listServices,
  readShownGroup,
} from "./request-groups.ts";

const NOW = Date.parse("2026-11-26T22:30:00Z");
const ALL = { now: NOW, timeZone: "Asia/Tokyo", serviceId: null, place: null, kindWords: places.kinds };

function request(room: string, more: Partial<GuestRequest> = {}): GuestRequest {
  return {
    ...newHandling(null),
    events: [],
    id: room,
    at: "2026-11-26T20:00:00.000Z",
    doneAt: null,
    buttonId: sampleId(1),
    serviceId: sampleId(2),
    service: "Towels",
    language: "en",
    place: null,
    opensAt: null,
    clock: null,
    room,
    note: "",
    ...more,
  };
}

const getRooms = (groups: ReturnType<typeof groupRequests>) =>
  Object.values(groups).map((group) => group.map(({ room }) => room).join(" "));

describe("a list of requests", () => {
  it("is sorted by waiting time, longest first, and done ones latest first; days are the property's [R9]", () => {
    const groups = groupRequests(
      [
        request("1", { at: "2026-11-26T21:00:00.000Z" }),
        request("2", { state: "seen" }),
        request("3", { state: "taken" }),
        // 07:00 of the same day in Tokyo, and a minute before that day began.
        request("4", { state: "done", doneAt: "2026-11-26T22:00:00.000Z" }),
        request("5", { state: "refused", doneAt: "2026-11-26T22:10:00.000Z" }),
        request("6", { state: "done", doneAt: "2026-11-26T14:59:00.000Z" }),
      ],
      ALL,
    );
    expect(getRooms(groups)).toEqual(["2 1", "3", "5 4", "6"]);
  });

  it("has a median waiting time from five done requests on, without refused ones [R13]", () => {
    const doneIn = (minutes: number, state: GuestRequest["state"] = "done") =>
      request(String(minutes), {
        state,
        doneAt: new Date(Date.parse("2026-11-26T20:00:00.000Z") + minutes * MINUTE_MS).toISOString(),
      });
    const four = [doneIn(9), doneIn(2), doneIn(30), doneIn(4)];
    expect(findMedianWait([...four, doneIn(1, "refused"), request("open")])).toBeNull();
    expect(findMedianWait([...four, doneIn(7)])).toBe(7 * MINUTE_MS);
  });

  it("lists overdue requests before waiting ones, the longest overdue first [R10]", () => {
    const over = (room: string, at: string, to: string) => request(room, { at, clock: [{ from: at, to }] });
    const groups = groupRequests(
      [
        request("1", { at: "2026-11-26T19:00:00.000Z" }),
        over("2", "2026-11-26T20:00:00.000Z", "2026-11-26T23:00:00.000Z"),
        over("3", "2026-11-26T21:00:00.000Z", "2026-11-26T22:20:00.000Z"),
        over("4", "2026-11-26T22:00:00.000Z", "2026-11-26T22:10:00.000Z"),
      ],
      ALL,
    );
    expect(getRooms(groups)[0]).toBe("4 3 1 2");
  });

  it("is filtered by service and place; a typed number and that room's card are one place [R9]", () => {
    const cot = request("", { serviceId: sampleId(3), service: "Cot" });
    expect(listServices([request("10"), cot], ({ service }) => service).map(([, name]) => name)).toEqual([
      "Cot",
      "Towels",
    ]);
    expect(groupRequests([request("9"), cot], { ...ALL, serviceId: sampleId(3) }).new).toEqual([cot]);
    const scanned = (kind: "room" | "table", room = "") =>
      request(room, { place: { id: sampleId(4), kind, name: "204" } });
    const all = [
      request("204"),
      request("Room 204"),
      scanned("room"),
      scanned("room", "204"),
      scanned("table"),
    ];
    const elsewhere = [request("411"), scanned("room", "411")];
    const foundBy = (place: string) => groupRequests([...all, ...elsewhere], { ...ALL, place }).new.length;
    expect([foundBy("room 204"), foundBy("table 204"), foundBy("room 411")]).toEqual([5, 1, 2]);
    expect(groupRequests([request("By the oak")], { ...ALL, place: "other by the oak" }).new).toHaveLength(1);
  });

  it("keeps the newer version of a request, also if only seen [R9]", () => {
    const seen = request("1", {
      state: "seen",
      events: [{ at: "2026-11-26T21:00:00.000Z", state: "seen", by: null, holder: null }],
    });
    expect([isAsNew(seen, request("1")), isAsNew(request("1"), seen)]).toEqual([true, false]);
    expect(isAsNew(request("1", { revision: 1 }), seen)).toBe(true);
  });

  it("shows one group at a time on a phone, by default new ones [R11]", () => {
    const shownBy = (value: string | null) =>
      (["new", "taken", "today", "earlier"] as const).filter((group) =>
        isShownOnPhone(group, readShownGroup(value)),
      );
    expect([null, "taken", "done", "else"].map(shownBy)).toEqual([
      ["new"],
      ["taken"],
      ["today", "earlier"],
      ["new"],
    ]);
  });
});
