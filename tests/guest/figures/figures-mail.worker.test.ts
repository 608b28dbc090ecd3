import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { newButton } from "#domain/content/starter/new-button.ts";
import { callAs, callAsOperator, DEMO_PASSWORD, makeLicence } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import { PLAIN_VISIT } from "#tests/factories/figures.ts";
import { mailTo } from "#tests/factories/mailbox.ts";
import { openScene, type Scene } from "#tests/factories/scene.ts";
import { atDesk, wakeDesk } from "#tests/factories/worker/desk.ts";
import { wholeRun } from "#tests/factories/worker/job-run.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { findMailTransport } from "#worker/mail/mail-transport.ts";
import { queueWeeklyMail } from "#worker/services/mail/send-weekly-mail.ts";
import { sendForm } from "../messages/guest-form.ts";

const HOUR_MS = 3_600_000;
const QUESTION = sampleId(70);
const WELCOME = sampleId(71);
const BUTTON = sampleId(1);
const EVERYTHING = { weeklyMail: true, lowRatingAlert: true, alertRating: 2, overdueMail: true };

async function openProperty(email: string, timeZone = "Europe/Rome"): Promise<Scene> {
  const scene = await openScene(
    target,
    { name: "Quay Hotel", timeZone, licence: makeLicence("PAID", { to: 20 * 366 }) },
    { email, displayName: "Night desk" },
  );
  const feedback = newButton("feedback", BUTTON, "Tell us");
  const question = { id: QUESTION, text: "How was your room?", responseType: "stars" };
  const welcome = { id: WELCOME, text: "Our welcome", responseType: "like" };
  const feedbackButton = {
    ...feedback,
    title: "Your stay",
    email: "desk@house.example",
    questions: [question, welcome],
  };
  const buttons = [feedbackButton, usableButton("link", 2)];
  const put = await scene.caller.call("PUT", scene.at("/documents/buttons?language=en"), {
    json: { buttons },
    revision: 0,
  });
  expect(put.status).toBe(200);
  expect((await scene.caller.call("POST", scene.at("/publish"), { json: { note: "" } })).status).toBe(201);
  return scene;
}

function choose({ caller, at }: Scene, json: object, language = "de") {
  return caller.call("PUT", at("/mail-preferences"), { json, headers: { cookie: `language=${language}` } });
}

let sent = 0;
function rate(scene: Scene, stars: string) {
  return answer(scene, { [`q-${QUESTION}`]: stars });
}

function answer(scene: Scene, answers: Readonly<Record<string, string>>) {
  sent += 1;
  return sendForm(scene, "feedback", {
    button: BUTTON,
    language: "en",
    ...answers,
    submission: `rating-number-${sent}-of-this`,
  });
}

function getStop(body: string): { mail: string; token: string } {
  const link = body.split("\n").find((line) => line.includes("/stop-mail?")) ?? "";
  return Object.fromEntries(new URL(link).searchParams) as { mail: string; token: string };
}

describe("the mail on a low rating", () => {
  it("is sent only to members who ask for it, in their language [S77] [S217]", async () => {
    const scene = await openProperty("alert@mail.example");
    expect(await (await scene.caller.call("GET", scene.at("/mail-preferences"))).json()).toEqual({
      weeklyMail: false,
      lowRatingAlert: false,
      alertRating: 2,
      overdueMail: false,
    });
    expect((await rate(scene, "1")).status).toBe(200);
    expect(await mailTo("alert@mail.example")).toEqual([]);

    expect((await choose(scene, EVERYTHING)).status).toBe(200);
    await rate(scene, "3");
    expect(await mailTo("alert@mail.example")).toEqual([]);
    await rate(scene, "2");
    const [mail, ...others] = await mailTo("alert@mail.example");
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Niedrige Bewertung für Quay Hotel");
    expect(mail?.body).toContain("Guten Tag Night desk,");
    expect(mail?.body).toContain("How was your room?");
    expect(mail?.body).toMatch(/https:\/\/foyer\.example\/stop-mail\?mail=alert&token=[a-z2-7]{24}/);
  });

  it("is in the language in which they signed in last, whatever they chose it in [S77] [S103]", async () => {
    const email = "moved@mail.example";
    const scene = await openProperty(email);
    await choose(scene, EVERYTHING);
    const signedIn = await callAs(target, "POST", "/api/identity/sign-in", {
      json: { email, password: DEMO_PASSWORD },
      headers: { "accept-language": "fr" },
    });
    expect(signedIn.status).toBe(200);
    await rate(scene, "1");
    expect((await mailTo(email)).map(({ subject }) => subject)).toEqual([
      "Une mauvaise note pour Quay Hotel",
    ]);
  });

  it("names a dislike as such, never as one star, at once and at the end of the hour [S77] [S217]", async () => {
    const scene = await openProperty("thumbs@mail.example");
    const fetchMails = () => mailTo("thumbs@mail.example");
    await choose(scene, EVERYTHING, "en");
    await answer(scene, { [`q-${WELCOME}`]: "1" });
    expect(await fetchMails()).toEqual([]);
    await answer(scene, { [`q-${WELCOME}`]: "0" });
    const [first] = await fetchMails();
    expect(first?.body).toContain("A guest at Quay Hotel has just left a thumbs-down:");
    expect(first?.body).not.toMatch(/\bstars\b/);
    await answer(scene, { [`q-${WELCOME}`]: "0" });
    await answer(scene, { [`q-${WELCOME}`]: "0", [`q-${QUESTION}`]: "4" });
    await wakeDesk(scene.property.id, Date.now() + HOUR_MS + 1);
    const [summary] = await fetchMails();
    expect(summary?.subject).toBe("2 more low ratings for Quay Hotel");
    expect(summary?.body).toMatch(/\d: thumbs down$/m);
    expect(summary?.body).toMatch(/\d: 4 out of 5, thumbs down$/m);
  });

  it("comes once an hour, and then lists everything held back, once [S77]", async () => {
    const scene = await openProperty("hourly@mail.example");
    const fetchMails = () => mailTo("hourly@mail.example");
    await choose(scene, EVERYTHING);
    await rate(scene, "1");
    await Promise.all(["1", "1", "2", "3", "5"].map((stars) => rate(scene, stars)));
    expect(await fetchMails()).toHaveLength(1);
    const now = Date.now();
    await wakeDesk(scene.property.id, now + HOUR_MS - 60_000);
    expect(await fetchMails()).toHaveLength(1);
    await Promise.all([0, 1].map(() => wakeDesk(scene.property.id, now + HOUR_MS + 1)));
    await wakeDesk(scene.property.id, now + 3 * HOUR_MS);
    const [summary, ...others] = await fetchMails();
    expect(others).toHaveLength(1);
    expect(summary?.subject).toBe("3 weitere niedrige Bewertungen für Quay Hotel");
    expect(summary?.body).toContain(
      "3 weitere niedrige Bewertungen abgegeben, im Schnitt 1,3 von 5 Sternen:",
    );
    expect(summary?.body.match(/, \d\d:\d\d: [12] von 5$/gm)).toHaveLength(3);
    expect(summary?.body).toContain(getStop(summary?.body ?? "").token);
  });

  it("loses no rating of guests who press at the same moment [S77]", async () => {
    const scene = await openProperty("together@mail.example");
    await choose(scene, EVERYTHING, "en");
    await Promise.all(["1", "1", "2", "1"].map((stars) => rate(scene, stars)));
    await wakeDesk(scene.property.id, Date.now() + HOUR_MS + 1);
    const [summary, first, ...others] = await mailTo("together@mail.example");
    expect(others).toEqual([]);
    expect(first?.subject).toBe("Low rating for Quay Hotel");
    expect(summary?.subject).toMatch(/^[34] more low ratings for Quay Hotel$/);
  });

  it("begins again after the summary [S77]", async () => {
    const scene = await openProperty("late@mail.example");
    await choose(scene, EVERYTHING, "en");
    await rate(scene, "1");
    await rate(scene, "2");
    const now = Date.now();
    await wakeDesk(scene.property.id, now + HOUR_MS + 1);
    // The desk's alarm ran an hour ahead and dated its alert there. Date the alert to now: the next guest rates by the
    // real clock.
    await atDesk(scene.property.id, "UPDATE alerts SET alerted_at = ? WHERE deferred_since IS NULL", now);
    await rate(scene, "1");
    await wakeDesk(scene.property.id, now + 2 * HOUR_MS);
    const [last, ...others] = await mailTo("late@mail.example");
    expect(others).toHaveLength(2);
    expect(last?.subject).toBe("Another low rating for Quay Hotel");
  });

  it("drops held-back alerts of a member who switched them off [S77]", async () => {
    const scene = await openProperty("over@mail.example");
    await choose(scene, EVERYTHING, "en");
    await rate(scene, "1");
    await rate(scene, "1");
    await choose(scene, { ...EVERYTHING, lowRatingAlert: false }, "en");
    await choose(scene, EVERYTHING, "en");
    await wakeDesk(scene.property.id, Date.now() + HOUR_MS + 1);
    expect(await mailTo("over@mail.example")).toHaveLength(1);
  });

  it("carries the headers for a mail program's unsubscribe button [S77] [S214]", async () => {
    const scene = await openProperty("program@mail.example");
    await choose(scene, EVERYTHING);
    await rate(scene, "1");
    const [mail] = await mailTo("program@mail.example");
    const sentMails: { headers?: Record<string, string> }[] = [];
    const end = findMailTransport({
      PUBLIC_ORIGIN: env.PUBLIC_ORIGIN,
      MAIL_FROM: "portal@foyer.example" as typeof env.MAIL_FROM,
      MAIL: {
        send: async (sentMail: { headers?: Record<string, string> }) => {
          sentMails.push(sentMail);
          return { messageId: "1" };
        },
      } as unknown as typeof env.MAIL,
    });
    if (!mail || !end) throw new Error("A mail and an end for it were expected.");
    const { recipient, subject, body, stop_link: stopLink } = mail;
    await end({ recipient, replyTo: null, stopLink, subject, body });
    await end({ recipient, replyTo: null, stopLink: null, subject, body });
    expect(sentMails.map(({ headers }) => headers)).toEqual([
      {
        "List-Unsubscribe": expect.stringMatching(
          /^<https:\/\/\S+\/stop-mail\?mail=alert&token=[a-z2-7]{24}>$/,
        ),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      undefined,
    ]);
  });

  it("ends by the link at its foot, which needs no account and may be followed twice [S77]", async () => {
    const scene = await openProperty("stopped@mail.example");
    await choose(scene, EVERYTHING);
    await rate(scene, "1");
    const [mail] = await mailTo("stopped@mail.example");
    const json = getStop(mail?.body ?? "");
    const stop = (body: object) =>
      target.send(
        new Request(`${target.origin}/api/identity/stop-mail`, {
          method: "POST",
          headers: { "content-type": "application/json", origin: target.origin },
          body: JSON.stringify(body),
        }),
      );
    expect([(await stop(json)).status, (await stop(json)).status]).toEqual([204, 204]);
    expect((await stop({ ...json, token: sampleId(99) })).status).toBe(410);
    expect(await (await scene.caller.call("GET", scene.at("/mail-preferences"))).json()).toEqual({
      ...EVERYTHING,
      lowRatingAlert: false,
    });
  });

  it.each([
    ["no threshold", { weeklyMail: true, lowRatingAlert: true }],
    ["every rating", { ...EVERYTHING, alertRating: 5 }],
    ["another's property", { ...EVERYTHING, userId: sampleId(5) }],
  ])("is not chosen with %s [S217]", async (_, json) => {
    const scene = await openScene(target);
    expect((await choose(scene, json)).status).toBe(400);
  });
});

describe("the weekly mail", () => {
  const at = (text: string) => Date.parse(text);
  /** Sets the week of the last mail, as if the member had chosen the mails before it. */
  const chosenLongAgo = (week: string, { property }: Scene) =>
    env.DB.prepare("update mail_preferences set mailed_week = ? where property_id = ?")
      .bind(week, property.id)
      .run();
  const visits = async ({ property }: Scene, moment: string, guests: number) => {
    for (let guest = 0; guest < guests; guest += 1) {
      await env.PROPERTY_ANALYTICS.getByName(property.id).record({
        events: [
          { id: crypto.randomUUID(), kind: "view" },
          { id: crypto.randomUUID(), kind: "click", button: sampleId(2) },
        ],
        visit: PLAIN_VISIT,
        visitor: { network: `203.0.113.${guest}`, userAgent: "Browser" },
        at: at(moment),
        timeZone: property.timeZone,
      });
    }
  };

  it("tells the week's figures beside previous week, on Monday morning by the property's clock, once [S214]", async () => {
    const scene = await openProperty("weekly@mail.example");
    await choose(scene, EVERYTHING, "en");
    await chosenLongAgo("2040-05-28", scene);
    await visits(scene, "2040-05-30T10:00:00Z", 2);
    await visits(scene, "2040-06-07T10:00:00Z", 3);
    // Monday, 11 June 2040: 06:07 in Rome, before the mail is due at seven. The runs at 07:07 send it.
    await queueWeeklyMail(env, wholeRun(at("2040-06-11T04:07:00Z")));
    expect(await mailTo("weekly@mail.example")).toEqual([]);
    await Promise.all([0, 1].map(() => queueWeeklyMail(env, wholeRun(at("2040-06-11T05:07:00Z")))));
    await queueWeeklyMail(env, wholeRun(at("2040-06-12T05:07:00Z")));
    const [mail, ...others] = await mailTo("weekly@mail.example");
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Quay Hotel: your week in figures");
    expect(mail?.body).toMatch(/4\s*–\s*10 June 2040/);
    expect(mail?.body).toContain("Visits: 3 (2 the week before)");
    expect(mail?.body).toMatch(/Most clicked buttons\n.+: 3 \(2 the week before\)/);
    await queueWeeklyMail(env, wholeRun(at("2040-06-18T05:07:00Z")));
    expect(await mailTo("weekly@mail.example")).toHaveLength(2);
  });

  it("waits for Monday where the property is, and is not sent for a licence that has lapsed [S142]", async () => {
    const scene = await openProperty("west@mail.example", "America/Los_Angeles");
    const lapsed = await openProperty("lapsed@mail.example");
    await choose(scene, EVERYTHING, "en");
    await choose(lapsed, EVERYTHING, "en");
    await callAsOperator(
      target,
      "PUT",
      `/properties/${lapsed.property.id}/licence`,
      makeLicence("SUSPENDED"),
    );
    await chosenLongAgo("2040-06-04", scene);
    await chosenLongAgo("2040-06-04", lapsed);
    await queueWeeklyMail(env, wholeRun(at("2040-06-11T05:07:00Z")));
    expect(await mailTo("west@mail.example")).toEqual([]);
    await queueWeeklyMail(env, wholeRun(at("2040-06-11T14:07:00Z")));
    expect(await mailTo("west@mail.example")).toHaveLength(1);
    expect(await mailTo("lapsed@mail.example")).toEqual([]);
  });

  it("is first sent on the Monday after a member switches it on [S214]", async () => {
    const scene = await openProperty("fresh@mail.example");
    await choose(scene, EVERYTHING, "en");
    await queueWeeklyMail(env, wholeRun(Date.now()));
    expect(await mailTo("fresh@mail.example")).toEqual([]);
  });
});
