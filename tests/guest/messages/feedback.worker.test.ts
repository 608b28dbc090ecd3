import { beforeAll, describe, expect, it } from "vitest";
import type { ButtonOf } from "#domain/content/button.ts";
import { FEEDBACK_LIMITS, type Feedback } from "#domain/guest/feedback.ts";
import { callAsOperator, expectAnswer, makeLicence } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { mailsTo, newGuest, publishScene, sendForm, WITHOUT_SCRIPTS } from "./guest-form.ts";

const BUTTON = sampleId(1);
const SLEEP = sampleId(31);
const DOOR = sampleId(32);

let opened = 0;

function feedbackButton(parts: Partial<ButtonOf<"feedback">> = {}): ButtonOf<"feedback"> {
  const button = usableButton("feedback", 1, "How was your stay?");
  if (button.type !== "feedback") throw new Error("The sample is no feedback.");
  return {
    ...button,
    questions: [
      { id: SLEEP, text: "How did you sleep?", responseType: "stars" },
      { id: DOOR, text: "Our welcome at the door", responseType: "like" },
    ],
    ...parts,
  };
}

const GERMAN = feedbackButton({
  title: "Wie war Ihr Aufenthalt?",
  questions: [
    { id: SLEEP, text: "Wie haben Sie geschlafen?", responseType: "stars" },
    { id: DOOR, text: "Der Empfang an der Tür", responseType: "like" },
  ],
});

/** A property with feedback, and the address its mail goes to. */
async function openProperty(parts: Partial<ButtonOf<"feedback">> = {}) {
  opened += 1;
  const email = `manager-${opened}@house.example`;
  const scene = await publishScene([feedbackButton({ email, ...parts })], [{ ...GERMAN, email }]);
  return { scene, email };
}

function answered(more: Record<string, string> = {}) {
  return { button: BUTTON, language: "en", [`q-${SLEEP}`]: "4", [`q-${DOOR}`]: "1", ...more };
}

async function fetchList(scene: Scene, query = ""): Promise<{ items: Feedback[]; nextCursor?: string }> {
  const response = await scene.caller.call("GET", scene.at(`/feedback${query}`));
  expect(response.status).toBe(200);
  return response.json();
}

/** A property for refused forms: no test stores a message of it. */
let untouched: Awaited<ReturnType<typeof openProperty>>;
beforeAll(async () => {
  untouched = await openProperty();
});

describe("a guest's feedback", () => {
  it("is thanked with the way to a review site, the same for the best and the worst answer, in every language [S77, R13]", async () => {
    const reviewLink = "https://reviews.example/quay-hotel";
    const { scene } = await openProperty({ reviewLink });
    const link = `<a class="p-cta" href="${reviewLink}" target="_blank" rel="noopener">`;
    for (const [rating, language] of [
      ["5", "en"],
      ["1", "de"],
    ] as const) {
      const fields = answered({
        language,
        [`q-${SLEEP}`]: rating,
        [`q-${DOOR}`]: rating === "5" ? "1" : "0",
      });
      const sent = await sendForm(scene, "feedback", fields, { headers: WITHOUT_SCRIPTS });
      const receipt = await target.send(
        new Request(new URL(sent.headers.get("location") ?? "", target.origin)),
      );
      expect(await receipt.text(), language).toContain(link);
    }
  });

  it("reaches staff: stored with the questions as asked and as staff read them, and queued as a mail [S77] [S217]", async () => {
    const { scene, email } = await openProperty();
    expect((await sendForm(scene, "feedback", answered({ language: "de" }))).status).toBe(200);
    const { items } = await fetchList(scene);
    expect(items).toMatchObject([
      {
        buttonId: BUTTON,
        language: "de",
        rating: 4,
        answers: [
          {
            questionId: SLEEP,
            question: "Wie haben Sie geschlafen?",
            names: { en: "How did you sleep?", de: "Wie haben Sie geschlafen?" },
            responseType: "stars",
            value: 4,
          },
          {
            questionId: DOOR,
            question: "Der Empfang an der Tür",
            names: { en: "Our welcome at the door", de: "Der Empfang an der Tür" },
            responseType: "like",
            value: 1,
          },
        ],
      },
    ]);
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([
      { group_id: scene.groupId, subject: "Feedback from a guest: How was your stay?", sent_at: null },
    ]);
    expect(mails[0]?.body).toContain("How did you sleep?\n4 out of 5\n\nOur welcome at the door\nLike\n");
    expect(mails[0]?.body).toContain("Language: Deutsch");
  });

  it("from before the questions of staff were kept is listed as its guest read it [S217]", async () => {
    const { scene } = await openProperty();
    await sendForm(scene, "feedback", answered({ language: "de" }));
    const path = "$.answers[#-1].names";
    await atDesk(scene.property.id, "UPDATE messages SET content = json_remove(content, ?)", path);
    const [stored] = (await fetchList(scene)).items;
    expect(stored?.answers.map(({ question, names }) => [question, names?.en])).toEqual([
      ["Wie haben Sie geschlafen?", "How did you sleep?"],
      ["Der Empfang an der Tür", undefined],
    ]);
  });

  it("is thanked for by the page itself without scripts, where loading again sends nothing [S77]", async () => {
    const { scene } = await openProperty();
    const answer = await sendForm(scene, "feedback", answered(), { headers: WITHOUT_SCRIPTS });
    expect(answer.status).toBe(303);
    const [path, index] = (answer.headers.get("location") ?? "").split("#");
    expect(path).toMatch(new RegExp(`^/p/${scene.property.slug}/en/receipts/[\\dA-Z-]{14}$`));
    expect(index).toBe(`s-${BUTTON}`);
    const page = await target.send(new Request(target.origin + path));
    expect(await page.text()).toContain(`id="s-${BUTTON}" class="p-sent"`);
  });

  it("is stored and mailed once, however often the page sends it, from whichever network", async () => {
    const { scene, email } = await openProperty();
    const sent = answered({ submission: "abcdef0123456789ab" });
    const from = newGuest();
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(scene, "feedback", sent, { from })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sendForm(scene, "feedback", sent)).status).toBe(200);
    expect((await fetchList(scene)).items).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("is stored once for two presses without scripts, and again for other answers", async () => {
    const { scene, email } = await openProperty();
    const from = newGuest();
    for (const stars of ["4", "4", "2"]) {
      const options = { from, headers: WITHOUT_SCRIPTS };
      const answer = await sendForm(scene, "feedback", answered({ [`q-${SLEEP}`]: stars }), options);
      expect(answer.status).toBe(303);
    }
    expect((await fetchList(scene)).items.map(({ rating }) => rating).sort()).toEqual([2, 4]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it.each([
    ["a button that is not there", { button: sampleId(77) }],
    ["no button", { button: "" }],
    ["a language without this form", { language: "fr" }],
    ["a question that was not asked", { [`q-${sampleId(78)}`]: "5" }],
    ["six stars", { [`q-${SLEEP}`]: "6" }],
    ["no stars", { [`q-${SLEEP}`]: "0" }],
    ["half a star", { [`q-${SLEEP}`]: "3.5" }],
    ["stars for a like", { [`q-${DOOR}`]: "5" }],
    ["markup for an answer", { [`q-${SLEEP}`]: "<script>alert(1)</script>" }],
  ])("is refused with %s, and nothing is stored [S77]", async (_, forged) => {
    const { scene, email } = untouched;
    expect((await sendForm(scene, "feedback", answered(forged))).status).toBe(400);
    expect((await fetchList(scene)).items).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("is refused with two answers to one question, and with none to any [S77]", async () => {
    const { scene } = await openProperty();
    const twice = [...Object.entries(answered()), [`q-${SLEEP}`, "1"]] as [string, string][];
    expect((await sendForm(scene, "feedback", twice)).status).toBe(400);
    const none = { button: BUTTON, language: "de" };
    const answer = await sendForm(scene, "feedback", none, { headers: WITHOUT_SCRIPTS });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("Bitte beantworten Sie mindestens eine Frage.");
    expect(page).toContain(`href="/p/${scene.property.slug}/de"`);
    expect((await fetchList(scene)).items).toEqual([]);
  });

  it("is refused for the button of another property [S64]", async () => {
    const { scene } = await openProperty();
    const other = await publishScene([{ ...feedbackButton(), id: sampleId(2), email: "x@other.example" }]);
    expect((await sendForm(other, "feedback", answered())).status).toBe(400);
    expect((await fetchList(other)).items).toEqual([]);
    expect((await fetchList(scene)).items).toEqual([]);
  });

  it("is bounded by guest and hour, and says so [S84]", async () => {
    const { scene } = await openProperty();
    const sendAs = (visitor: string, sent: number, headers = {}) => {
      const more = answered({ visitor, submission: `${visitor.slice(0, 4)}-submission-${sent}` });
      return sendForm(scene, "feedback", more, { from: "198.51.100.77", headers });
    };
    const [one, other] = ["0123456789abcdef01", "fedcba9876543210fe"];
    const statuses = [];
    for (let sent = 0; sent <= FEEDBACK_LIMITS.perVisitorHour; sent += 1) {
      statuses.push((await sendAs(one, sent)).status);
    }
    expect(statuses).toEqual([...Array(FEEDBACK_LIMITS.perVisitorHour).fill(200), 429]);
    const beyond = await sendAs(one, 99, WITHOUT_SCRIPTS);
    expect(beyond.status).toBe(429);
    expect(await beyond.text()).toContain("Please try again later, or ask at reception.");
    expect((await sendAs(other, 1)).status).toBe(200);
  });

  it("is refused while the licence is not valid, with the closed page of the property [S142]", async () => {
    const { scene } = await openProperty();
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, makeLicence("SUSPENDED"));
    expect((await sendForm(scene, "feedback", answered())).status).toBe(403);
    const page = await sendForm(scene, "feedback", answered(), { headers: WITHOUT_SCRIPTS });
    expect(page.status).toBe(403);
    expect(await page.text()).toContain("This guest portal is closed at the moment.");
    expect((await fetchList(scene)).items).toEqual([]);
  });

  it("with what no guest sees filled in is kept apart for staff to decide, counted nowhere and not mailed [D22]", async () => {
    const { scene, email } = await openProperty();
    expect((await sendForm(scene, "feedback", answered({ subject: "Buy now" }))).status).toBe(200);
    expect((await fetchList(scene)).items).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
    const held = await expectAnswer(await scene.caller.call("GET", scene.at("/held")));
    expect(JSON.stringify(held)).toContain('"count":1');
  });

  it("of a browser that hides its origin is taken where it says that the page was ours [S77]", async () => {
    const { scene } = await openProperty();
    const sent = await sendForm(scene, "feedback", answered(), { headers: { origin: "null" } });
    expect(sent.status).toBe(200);
    const headers = { ...WITHOUT_SCRIPTS, origin: "null", "sec-fetch-site": "cross-site" };
    const refused = await sendForm(scene, "feedback", answered(), { headers });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain(`href="/p/${scene.property.slug}"`);
  });

  it.each([
    ["another site", 403, { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["an unnamed origin", 403, { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a body of another type", 415, { "content-type": "application/json" }],
  ])("is refused from %s", async (_, status, headers) => {
    const { scene } = untouched;
    expect((await sendForm(scene, "feedback", answered(), { headers })).status).toBe(status);
  });

  it("is refused when too long, of another method, or for no portal", async () => {
    const { scene } = await openProperty();
    expect((await sendForm(scene, "feedback", answered({ more: "x".repeat(9_000) }))).status).toBe(413);
    const address = `${target.origin}/p/${scene.property.slug}/feedback`;
    const shown = await target.send(new Request(address, { redirect: "manual" }));
    expect([shown.status, shown.headers.get("location")]).toEqual([303, `/p/${scene.property.slug}`]);
    expect((await target.send(new Request(address, { method: "PUT", body: "x" }))).status).toBe(405);
    const nowhere = { ...scene, property: { ...scene.property, slug: "nobody" } };
    expect((await sendForm(nowhere, "feedback", answered())).status).toBe(404);
  });

  it("can't add a header to the mail by a title on two lines [S77]", async () => {
    const { scene, email } = await openProperty({ title: "Stay\r\nBcc: all@evil.example" });
    await sendForm(scene, "feedback", answered());
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Feedback from a guest: Stay Bcc: all@evil.example");
  });

  it("is listed newest first, a page at a time [S77]", async () => {
    const { scene } = await openProperty();
    for (const stars of ["1", "2", "3"]) {
      await sendForm(scene, "feedback", { button: BUTTON, language: "en", [`q-${SLEEP}`]: stars });
    }
    const first = await fetchList(scene, "?limit=2");
    const second = await fetchList(scene, `?limit=2&cursor=${encodeURIComponent(first.nextCursor ?? "")}`);
    expect([...first.items, ...second.items].map(({ rating }) => rating).sort()).toEqual([1, 2, 3]);
    expect(first.items).toHaveLength(2);
    expect(second.nextCursor).toBeUndefined();
    const times = [...first.items, ...second.items].map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });
});
