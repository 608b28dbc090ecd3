import type { Page } from "@playwright/test";

/**
 * Layout faults: a page wider than its window, controls outside it, and clipped texts. Names chosen by people may end
 * in an ellipsis if a title has them in full.
 */
export async function whatDoesNotFit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const findings: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + SLACK) findings.push(`the page is ${root.scrollWidth} wide`);
    const isScrolled = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
          return true;
      }
      return false;
    };
    const pen = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
      const text = select.selectedOptions[0]?.text ?? "";
      // The Worker's types add a second `remove` to elements, which a select's own does not match.
      const style = getComputedStyle(select as unknown as Element);
      // Sized to its text, or for screen readers only.
      if (style.getPropertyValue("field-sizing") === "content" || select.clientWidth <= 1) continue;
      if (!pen || !select.checkVisibility()) continue;
      pen.font = style.font;
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (pen.measureText(text).width > room + SLACK) findings.push(`cut: “${text}”`);
    }
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? "")
        .join(" ")
        .trim();
      if (text === "" || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // For screen readers only.
      if (box.width <= 1 || box.height <= 1 || style.clipPath === "inset(50%)") continue;
      const isCutAcross = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + SLACK;
      const isCutBelow =
        /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 3;
      const isNamed = element.closest("[title]") !== null;
      if ((isCutAcross || isCutBelow) && !isNamed && !/auto|scroll/.test(style.overflowX)) {
        findings.push(`cut: “${text.slice(0, 60)}”`);
      }
      if (box.right > innerWidth + SLACK && !isScrolled(element)) {
        findings.push(`out of the window: “${text.slice(0, 60)}”`);
      }
    }
    return findings;
  });
}
