import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Whether what stands around a screen is refetched. Another view of the same screen needs no new guard (the
 * live channel keeps watch, and the API refuses), so that its own data is all that is asked for: a network
 * that fails then costs that view, and not the screen.
 */
export function revalidateUnlessSameScreen({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSameScreen && formMethod === undefined ? false : defaultShouldRevalidate;
}
