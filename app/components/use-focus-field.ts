import { useEffect } from "react";
import { useSearchParams } from "react-router";

/**
 * Brings the control that the address names (`?field=`) into view and focuses it: the control with that
 * id, else with that name. Waits for it to be there, as in an editor that opens first.
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
      // Said once: a later visit to the same address must not take the focus again.
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
