import type { Page } from "@playwright/test";
import { encode } from "fast-png";
import { newButton } from "#domain/content/starter/new-button.ts";
import { sampleId, usableButton } from "../../factories/draft.ts";
import type { Scene } from "../../factories/scene.ts";
import { e2eTarget, expect, test, watch } from "../setup/test.ts";

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture that compresses well, with a bright left half. */
function plainPicture(name: string, width: number, height: number): Upload {
  const data = new Uint8Array(width * height * 3).fill(40);
  for (let row = 0; row < height; row += 1) data.fill(220, row * width * 3, row * width * 3 + width * 1.5);
  return upload(name, { width, height, data });
}

/** A picture that PNG can't compress. */
function noisePicture(name: string, width: number, height: number): Upload {
  const data = new Uint8Array(width * height * 3);
  for (let start = 0; start < data.length; start += 65_536) {
    crypto.getRandomValues(data.subarray(start, start + 65_536));
  }
  return upload(name, { width, height, data });
}

/** A plain picture padded with bytes after its end, which readers ignore. */
function paddedPicture(name: string, width: number, height: number, bytes: number): Upload {
  const picture = plainPicture(name, width, height);
  return { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(bytes - picture.buffer.length)]) };
}

function upload(name: string, picture: { width: number; height: number; data: Uint8Array }): Upload {
  // Noise does not compress, and a plain picture needs little effort.
  const bytes = encode({ ...picture, channels: 3, depth: 8 }, { zlib: { level: 1 } });
  return { name, mimeType: "image/png", buffer: Buffer.from(bytes) };
}

function field(page: Page, label: string) {
  return page.locator(`input[type=file][aria-label="${label}"]`);
}

function findDialog(page: Page) {
  return page.getByRole("dialog", { name: "Adjust picture" });
}

async function usePicture(page: Page) {
  await findDialog(page).getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByText("File successfully updated").first()).toBeVisible();
}

/** Publishes applied changes with one button. */
async function publish(scene: Scene) {
  await scene.withButtons([usableButton("link", 1, "Menu")]);
  await scene.publish();
}

async function paste(page: Page, picture: Upload) {
  await page.evaluate(
    ({ name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], name, { type: mimeType }));
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { ...picture, base64: picture.buffer.toString("base64") },
  );
}

test.describe("a picture of the homepage", () => {
  test("is cropped to its place, described, saved with a new name, and reaches guests in widths of their own [S4, S5, S72, S121, S175, S189, S194]", async ({
    page,
    browser,
    openScene,
    enter,
  }) => {
    const scene = await openScene({ name: "Harbour Hotel" });
    await enter(page, scene);
    await page.getByLabel("Property name").fill("Quay Hotel");
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByText("Quay Hotel").first()).toBeVisible();
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    await field(page, "Logo").setInputFiles(plainPicture("logo.png", 1500, 1000));
    await findDialog(page).getByText("5 : 2").click();
    await expect(findDialog(page).getByText("Result: 1500 × 600 px")).toBeVisible();
    await findDialog(page).getByLabel("What the picture shows").fill("Harbour Hotel, Falmouth");
    await usePicture(page);
    await expect(page.getByText("1500 × 600 px")).toBeVisible();
    await expect(page.getByText("Read out as “Harbour Hotel, Falmouth”")).toBeVisible();
    await expect(preview.getByRole("img").first()).toBeVisible();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Update successful")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Property name")).toHaveValue("Quay Hotel");
    await expect(page.getByRole("button", { name: "Remove logo" })).toBeVisible();
    await expect(
      page.getByRole("complementary").or(page.getByRole("navigation")).getByText("Quay Hotel").first(),
    ).toBeVisible();
    await publish(scene);
    // A guest's own browser: staff's has the whole picture in its cache.
    const guest = await browser.newPage();
    const complaints = watch(guest);
    await guest.goto(`${e2eTarget.origin}/p/${scene.property.slug}`);
    const logo = guest.getByRole("img", { name: "Harbour Hotel, Falmouth" });
    const srcset = await logo.getAttribute("srcset");
    expect(srcset?.match(/\?w=\d+ \d+w/g)).toHaveLength(4);
    expect(srcset).toMatch(/\/media\/[0-9a-f]{40}\.webp 1500w$/);
    // At most 64 px high, so the narrowest version suffices.
    await expect
      .poll(() => logo.evaluate((element) => element instanceof HTMLImageElement && element.currentSrc))
      .toContain("?w=320");
    expect(complaints).toEqual([]);
    await guest.close();
  });

  test("serves both orientations, each cut to its own, and phones load the narrow one [S5, S122]", {
    tag: "@all",
  }, async ({ page, openScene, enter }) => {
    const scene = await openScene();
    await enter(page, scene);
    await field(page, "Portrait").setInputFiles(plainPicture("quay.png", 2400, 2000));
    await findDialog(page).getByRole("checkbox", { name: "Use for both orientations" }).check();
    await findDialog(page).getByText("Focal point").click();
    await findDialog(page).getByRole("group", { name: "Landscape" }).getByRole("button").first().focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await expect(findDialog(page).getByText("40% from the left, 52% from the top")).toBeVisible();
    await usePicture(page);
    await expect(page.getByRole("button", { name: "Edit portrait background" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit landscape background" })).toBeVisible();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Update successful")).toBeVisible();
    const saved = await scene.caller.call("GET", scene.at("/documents/homepage"));
    const { body } = (await saved.json()) as { body: Record<string, { key: string }> };
    expect(body).toMatchObject({
      backgroundPortrait: { width: 1000, height: 2000 },
      backgroundLandscape: { width: 2400, height: 1200, focus: { x: 40, y: 52 } },
    });

    await publish(scene);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image")
        asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/p/${scene.property.slug}`, { waitUntil: "networkidle" });
    await expect.poll(() => [...new Set(asked)]).toEqual([`/media/${body.backgroundPortrait?.key}?w=960`]);
    asked.length = 0;
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto(`/p/${scene.property.slug}`, { waitUntil: "networkidle" });
    await expect.poll(() => [...new Set(asked)]).toEqual([`/media/${body.backgroundLandscape?.key}?w=1920`]);
  });

  test("is cropped with the keyboard alone, and the focus comes back to it [S175]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    await enter(page, await openScene());
    await field(page, "Logo").focus();
    const choosing = page.waitForEvent("filechooser");
    await field(page, "Logo").press("Enter");
    await (await choosing).setFiles(plainPicture("logo.png", 1000, 1000));
    await findDialog(page).getByRole("radio", { name: "5 : 2" }).press("Space");
    await expect(findDialog(page).getByText("Result: 1000 × 400 px")).toBeVisible();
    const frame = findDialog(page).getByRole("application", { name: "Crop area" });
    await frame.focus();
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press("+");
    await expect(findDialog(page).getByText("Result: 500 × 200 px")).toBeVisible();
    // Moves the picture right until its dark half is out of the frame.
    for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press("ArrowRight");
    await findDialog(page).getByRole("button", { name: "Use picture" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Edit logo" })).toBeFocused();
    const shade = await page
      .locator("main img")
      .first()
      .evaluate(async (element) => {
        if (!(element instanceof HTMLImageElement)) return null;
        await element.decode();
        const context = new OffscreenCanvas(1, 1).getContext("2d");
        context?.drawImage(element, element.naturalWidth - 2, 10, 1, 1, 0, 0, 1, 1);
        return context?.getImageData(0, 0, 1, 1).data[0] ?? null;
      });
    expect(shade).toBeGreaterThan(200);
  });

  test("is taken from the clipboard while its field has the focus [S5]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    await enter(page, await openScene());
    await paste(page, plainPicture("elsewhere.png", 1000, 500));
    await expect(findDialog(page)).toBeHidden();
    await field(page, "Landscape").focus();
    await paste(page, plainPicture("pasted.png", 1000, 500));
    await expect(findDialog(page).getByText("pasted.png")).toBeVisible();
    await usePicture(page);
    await expect(page.getByText("1000 × 500 px")).toBeVisible();
    await page
      .getByRole("group", { name: "Landscape" })
      .locator("img")
      .click({ position: { x: 5, y: 100 } });
    await paste(page, plainPicture("again.png", 1200, 600));
    await expect(findDialog(page).getByText("again.png")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("1000 × 500 px")).toBeVisible();
  });

  test("is taken where it is dropped [S5]", { tag: "@all" }, async ({ page, openScene, enter }) => {
    await enter(page, await openScene());
    const { name, mimeType, buffer } = plainPicture("dropped.png", 1000, 500);
    const carried = await page.evaluateHandle(
      ({ base64, ...file }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], file.name, { type: file.mimeType }));
        return data;
      },
      { name, mimeType, base64: buffer.toString("base64") },
    );
    const upload = page.locator("label").filter({ has: field(page, "Landscape") });
    await upload.dispatchEvent("dragover", { dataTransfer: carried });
    await expect(upload.getByText("Drop to upload")).toBeVisible();
    await upload.dispatchEvent("drop", { dataTransfer: carried });
    await expect(findDialog(page).getByText("dropped.png")).toBeVisible();
    await usePicture(page);
    await expect(page.getByRole("button", { name: "Edit landscape background" })).toBeVisible();
  });

  test("is described and pointed at again without being sent again [S5]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    await enter(page, await openScene({ name: "Harbour Hotel" }));
    await field(page, "Logo").setInputFiles(plainPicture("logo.png", 500, 200));
    await usePicture(page);
    await expect(page.getByText("Read out as “Harbour Hotel”")).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/media")) sent.push(request.url());
    });
    await page.getByRole("button", { name: "Edit logo" }).click();
    await findDialog(page).getByLabel("What the picture shows").fill("The lighthouse");
    await findDialog(page).getByRole("button", { name: "Use picture" }).click();
    await expect(page.getByText("Read out as “The lighthouse”")).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test.describe("a picture that is too big", () => {
  const TOO_BIG = "This image is too big. The max image size for uploads is 5MB";

  test("is refused in the specified words where nobody wants it smaller [S117]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    await enter(page, await openScene());
    await field(page, "Logo").setInputFiles(noisePicture("noise.png", 1600, 1200));
    await page.getByRole("button", { name: "Choose another" }).click();
    await expect(page.getByRole("alert").getByText(TOO_BIG, { exact: true })).toBeVisible();
    await expect(field(page, "Logo")).toBeFocused();
  });

  test("has a limit of its own in a popup [S118, S186]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
  }) => {
    const scene = await openScene();
    const popup = newButton("popup", sampleId(1), "Spa");
    await scene.withButtons([popup]);
    await enter(page, scene, "/setup/buttons");
    await page.getByRole("button", { name: /^Spa/ }).first().click();
    const choose = field(page, "Add a picture").or(page.locator("[role=toolbar] input[type=file]")).first();
    await choose.setInputFiles(noisePicture("noise.png", 1100, 900));
    await page.getByRole("button", { name: "Choose another" }).click();
    await expect(
      page.getByText("This image is too big. The max image size for popups is 2.5MB", { exact: true }),
    ).toBeVisible();
    await choose.setInputFiles(noisePicture("noise.png", 1100, 900));
    await page.getByRole("button", { name: "Make it smaller" }).click();
    await usePicture(page);
    await expect(page.getByRole("textbox").locator("img")).toBeVisible();
  });
});

test.describe("a picture that can't be taken", () => {
  const REJECTED =
    "The selected image does not meet our content rules. Please select another image and try again.";

  test("is refused in the specified words, whatever its name says; one that is too big is offered smaller [S117, S120]", async ({
    page,
    openScene,
    enter,
  }) => {
    await enter(page, await openScene());
    const text = Buffer.from("This is no picture at all.");
    for (const mimeType of ["image/png", "image/svg+xml"]) {
      await field(page, "Logo").setInputFiles({ name: "notes.png", mimeType, buffer: text });
      await expect(page.getByRole("alert").getByText(REJECTED, { exact: true })).toBeVisible();
    }
    const stored = page.waitForResponse((response) => response.url().includes("/media?kind=logo"));
    await field(page, "Logo").setInputFiles(paddedPicture("large.png", 1600, 1200, 5.5 * 1_024 ** 2));
    await expect(page.getByRole("dialog", { name: "This picture is too big" })).toContainText("It is 5.5 MB");
    await page.getByRole("button", { name: "Make it smaller" }).click();
    await findDialog(page).getByText("Whole picture").click();
    await usePicture(page);
    expect(await (await stored).json()).toMatchObject({ width: 1600, height: 1200, type: "image/webp" });
  });

  test("says that cropping failed, and stays where it is [S175]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/no memory left/);
    await enter(page, await openScene());
    await page.evaluate(() => {
      OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new Error("no memory left"));
    });
    await field(page, "Logo").setInputFiles(plainPicture("logo.png", 900, 900));
    await findDialog(page).getByText("5 : 2").click();
    await findDialog(page).getByRole("button", { name: "Use picture" }).click();
    await expect(page.getByText("Cropping image failed", { exact: true })).toBeVisible();
    await expect(findDialog(page)).toBeVisible();
  });

  test("is sent again from the message that it got lost [S179, S189]", { tag: "@all" }, async ({
    page,
    openScene,
    enter,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_FAILED/);
    await enter(page, await openScene());
    await page.route("**/media?kind=logo**", (route) => route.abort(), { times: 1 });
    await field(page, "Logo").setInputFiles(plainPicture("logo.png", 500, 200));
    await findDialog(page).getByRole("button", { name: "Use picture" }).click();
    await expect(page.getByText("Failed to upload image - Please try again", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("File successfully updated")).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit logo" })).toBeVisible();
  });
});
