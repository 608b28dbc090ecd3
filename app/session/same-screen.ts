import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `shouldRevalidate` of the layouts around a screen. Another view of the same screen needs no new guard (the
 * live channel watches, and the API refuses), so only its own data is loaded: a network error then affects
 * the view, not the whole screen.
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
