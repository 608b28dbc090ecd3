import { readableTelephone, telephoneHref } from "#domain/telephone.ts";
import { escapeHtml } from "#portal/escape-html.ts";
import type { LastingAddition } from "../page-addition.ts";
import { toFills } from "../slots.ts";

/** Shows the property's main number to guests who can't pass a guard (R8, D26). */
export const reception: LastingAddition = ({ markup, property: { telephone } }) => {
  if (telephone === "") return null;
  const number = `<bdi dir="ltr">${escapeHtml(readableTelephone(telephone))}</bdi>`;
  return { fills: toFills(markup, "reception", `<a href="${telephoneHref(telephone)}">${number}</a>`) };
};
