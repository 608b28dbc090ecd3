import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { Button, ButtonOf } from "#domain/content/button.ts";
import { getKindByPath } from "#domain/guest/messages/kinds.ts";
import { formatReceiptCode, RECEIPT_CODE_PATTERN, readReceiptCode } from "#domain/guest/receipt-code.ts";
import { CONTENT_LANGUAGE_CODES, getTextDirection } from "#domain/language.ts";
import { REFERENCE_LINES } from "#portal/words/lines.ts";
import { callAsOperator, makeLicence } from "#scripts/api/caller.ts";
import { sampleId, usableButton } from "#tests/factories/draft.ts";
import type { Scene } from "#tests/factories/scene.ts";
import { atDesk } from "#tests/factories/worker/desk.ts";
import { target } from "#tests/factories/worker/worker-target.ts";
import { receiptLine } from "#worker/guest/forms/receipt-line.ts";
import { type GuestBindings, handleGuest } from "#worker/guest/guest.ts";
import { expectComplaint, listWarningsAndErrors } from "../../setup/worker/quiet-console.ts";
import { mailsTo, newGuest, publishScene, sendForm, WITHOUT_SCRIPTS } from "./guest-form.ts";

const FEEDBACK = usableButton("feedback", 2) as ButtonOf<"feedback">;
const SERVICES = {
  ...usableButton("guest-services", 1, "Guest services"),
  services: [{ id: sampleId(41), name: "Towels", icon: "bell", note: true }],
} as ButtonOf<"guest-services">;
const EMAIL = "desk@receipts.example";

const FORMS = {
  requests: { button: SERVICES.id, service: sampleId(41), room: "214" },
  feedback: { button: FEEDBACK.id, [`q-${FEEDBACK.questions[0]?.id}`]: "4" },
} as const;
type Kind = keyof typeof FORMS;
const KINDS = ["requests", "feedback"] as const;

let scene: Scene;
beforeAll(async () => {
  const buttons: Button[] = [
    { ...SERVICES, email: EMAIL },
    { ...FEEDBACK, email: EMAIL },
  ];
  scene = await publishScene(buttons);
});

let sent = 0;
/** A form with a new submission id, by which the server recognises repetitions. */
function named(kind: Kind, language = "en"): Record<string, string> {
  sent += 1;
  return { ...FORMS[kind], language, submission: `0123456789abcdef${sent}` };
}

async function getCodes(kind: Kind): Promise<(string | null)[]> {
  const rows = await atDesk<{ receipt_code: string | null }>(
    scene.property.id,
    "SELECT receipt_code FROM messages WHERE kind = ? ORDER BY at",
    getKindByPath(kind),
  );
  return rows.map(({ receipt_code }) => receipt_code);
}

async function codeIn(answer: Response): Promise<string | null> {
  return readReceiptCode(
    (await answer.text()).match(/<bdi dir="ltr" translate="no">([^<]*)<\/bdi>/)?.[1] ?? "",
  );
}

describe.each(KINDS)("a receipt for %s", (kind) => {
  it("is told to the page in the guest's language, and is the one that is stored [G8]", async () => {
    const answer = await sendForm(scene, kind, named(kind, "de"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.clone().text();
    const code = await codeIn(answer);
    expect(code).toMatch(RECEIPT_CODE_PATTERN);
    expect(await getCodes(kind)).toContain(code);
    expect(html).toBe(receiptLine("de", code ?? ""));
    expect(html).toContain("Vorgangsnummer ");
  });

  it("is the same however often the form is sent, also at once, and another for another form [G8]", async () => {
    const fields = named(kind);
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(scene, kind, fields)));
    const codes = await Promise.all([...answers, await sendForm(scene, kind, fields)].map(codeIn));
    expect(new Set(codes).size).toBe(1);
    expect(await codeIn(await sendForm(scene, kind, named(kind)))).not.toBe(codes[0]);
  });

  it("is one for two presses without a name of the page's own [G8]", async () => {
    const from = newGuest();
    const { submission: _, ...fields } = named(kind);
    const press = () => sendForm(scene, kind, fields, { from });
    const [one, again] = [await codeIn(await press()), await codeIn(await press())];
    // The forms have no id. Equal feedback may come from another phone on the same network, so its receipt is withheld.
    // Equal requests from one room may show theirs.
    expect(again).toBe(kind === "requests" ? one : null);
  });

  it("stands in the mail to the property [G8]", async () => {
    const code = await codeIn(await sendForm(scene, kind, named(kind)));
    const waiting = await atDesk<{ body: string }>(scene.property.id, "SELECT body FROM mails");
    const bodies = [...waiting, ...(await mailsTo(EMAIL))].map(({ body }) => body);
    expect(bodies.join("\n")).toContain(`Reference: ${formatReceiptCode(code ?? "")}`);
  });

  it("is none for a row from before there were receipts [G8]", async () => {
    const fields = named(kind);
    const code = await codeIn(await sendForm(scene, kind, fields));
    await atDesk(scene.property.id, "UPDATE messages SET receipt_code = NULL WHERE receipt_code = ?", code);
    const again = await sendForm(scene, kind, fields);
    expect([again.status, await again.text()]).toEqual([204, ""]);
    const page = await sendForm(scene, kind, fields, { headers: WITHOUT_SCRIPTS });
    expect(page.headers.get("location")).toBe(`/p/${scene.property.slug}/en?all#s-${FORMS[kind].button}`);
  });

  it("is shown without scripts where the page thanks, also when it is loaded again [G8]", async () => {
    const answer = await sendForm(scene, kind, named(kind), { headers: WITHOUT_SCRIPTS });
    expect(answer.status).toBe(303);
    const [path = "", index] = (answer.headers.get("location") ?? "").split("#");
    expect(index).toBe(`s-${FORMS[kind].button}`);
    for (const method of ["GET", "GET", "HEAD"]) {
      const page = await target.send(new Request(target.origin + path, { method }));
      expect(page.status).toBe(200);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      expect(page.headers.get("x-robots-tag")).toBe("noindex");
      if (method === "HEAD") continue;
      const html = await page.text();
      const thanks = html.slice(html.indexOf(`id="${index}" class="p-sent"`)).split("</div>")[0] ?? "";
      const code = readReceiptCode(path.split("/").at(-1) ?? "");
      expect(thanks).toContain(receiptLine("en", code ?? ""));
      expect(await getCodes(kind)).toContain(code);
    }
  });

  it("is as likely a machine's, which learns nothing, and waits for staff to let it in [G8]", async () => {
    const { length } = await getCodes(kind);
    const answer = await sendForm(scene, kind, { ...named(kind), subject: "Buy now" });
    expect([answer.status, (await codeIn(answer))?.length]).toEqual([200, 12]);
    expect(await getCodes(kind)).toHaveLength(length + 1);
  });

  it("is unique at the property: a second message under its code is not stored [G8]", async () => {
    await sendForm(scene, kind, named(kind));
    const code = (await getCodes(kind)).findLast((one) => one !== null) ?? null;
    const columns =
      "kind, at, closed_at, button_id, language, room, held_group, receipt_code, content, handling";
    const copy = `INSERT INTO messages (id, ${columns}) SELECT id || 'x', ${columns} FROM messages WHERE receipt_code = ?`;
    await expect(atDesk(scene.property.id, copy, code)).rejects.toThrow("UNIQUE");
    const plan = await atDesk(
      scene.property.id,
      "EXPLAIN QUERY PLAN SELECT id FROM messages WHERE receipt_code = ?",
      code,
    );
    expect(JSON.stringify(plan)).toContain("messages_receipt_code");
  });
});

it("a held message has a receipt, and keeps it when it is let through [G8, S84]", async () => {
  const fields = named("requests");
  const code = await codeIn(await sendForm(scene, "requests", fields));
  await atDesk(scene.property.id, "UPDATE messages SET held_group = 'flood' WHERE receipt_code = ?", code);
  expect(await codeIn(await sendForm(scene, "requests", fields))).toBe(code);
  const released = await scene.caller.call("POST", scene.at("/held/requests/flood/release"));
  expect(released.status).toBe(200);
  expect(await getCodes("requests")).toContain(code);
});

it.each(CONTENT_LANGUAGE_CODES)(
  "the line of a receipt in %s says one code, from left to right [G8]",
  (language) => {
    const line = receiptLine(language, "K7M2Q4RT9XHB");
    const code = REFERENCE_LINES[language];
    expect(line).toBe(
      `<br><small data-receipt="K7M2Q4RT9XHB">${code.replace("{code}", '<bdi dir="ltr" translate="no">K7M2-\u2060Q4RT-\u20609XHB</bdi>')}</small>`,
    );
    expect(["ltr", "rtl"]).toContain(getTextDirection(language));
  },
);

describe("the page of a receipt", () => {
  const ask = (path: string, method = "GET") =>
    target.send(new Request(`${target.origin}/p/${path}`, { method, redirect: "manual" }));

  it.each(["en/receipts/K7M2-Q4RT", "xx/receipts/K7M2-Q4RT-9XHB", "en/receipts/%3Cb%3E"])(
    "is none at %s [G8]",
    async (path) => {
      expect((await ask(`${scene.property.slug}/${path}`)).status).toBe(404);
      expect((await ask(`no-such-portal-${path}`)).status).toBe(404);
    },
  );

  it("that fails is logged without the code, which the log would outlive [G8]", async () => {
    expectComplaint(/guest_request_failed/);
    const broken = () => Promise.reject(new Error("No store answers."));
    const request = new Request(`${target.origin}/p/no-such-portal/en/receipts/K7M2-Q4RT-9XHB`);
    const bindings = { ...env, PORTALS: { getWithMetadata: broken, get: broken }, DB: { prepare: broken } };
    const answer = await handleGuest(request, bindings as unknown as GuestBindings);
    expect(answer?.status).toBe(503);
    expect(listWarningsAndErrors().join("\n")).toContain('"/p/no-such-portal/en/receipts/"');
    expect(listWarningsAndErrors().join("\n")).not.toContain("K7M2");
  });

  it("takes no other method, and leads to the closed page while the portal is closed [G8, S142]", async () => {
    const path = `${scene.property.slug}/en/receipts/K7M2-Q4RT-9XHB`;
    expect((await ask(path, "POST")).status).toBe(405);
    await callAsOperator(target, "PUT", `/properties/${scene.property.id}/licence`, makeLicence("SUSPENDED"));
    const closed = await ask(path);
    expect([closed.status, closed.headers.get("location")]).toEqual([303, `/p/${scene.property.slug}/en`]);
  });
});
