import { useEffect } from "react";
import { useSearchParams } from "react-router";

/**
 * Scrolls to and focuses the control named by `?field=`: by id, otherwise by name. Waits until it exists, for
 * example in an editor that opens first.
 */
export function useFocusField(): void {
  const [parameters, setParameters] = useSearchParams();
  const field = parameters.get("field");
  useEffect(() => {
    if (field === null) return;
    const find = () =>
      document.getElementById(field) ??
      [...document.getElementsByName(field)].find((element) => element.closest("main") !== null);
    const focus = () => {
      const control = find();
      if (!control) return false;
      control.scrollIntoView({ block: "center" });
      control.focus();
      // Remove the parameter, so that a later visit does not move the focus again.
      setParameters(
        (now) => {
          now.delete("field");
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
      return true;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [field, setParameters]);
}
