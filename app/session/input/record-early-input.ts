/** A press of one of these does nothing of itself: only the screen's script knows its meaning. Tiles have the role. */
const BUTTONS = 'button[type="button"],[role=button]';
const FIELDS = "input:not([type=file]),textarea,select";

/**
 * Records, from the first byte of the page on, what is pressed and typed before React has taken over. It is inlined in
 * the page, as nothing else is there so early.
 *
 * Presses end with `stop`, right before hydration: React hydrates at once for a press and handles it. Fields end with
 * `settle`, when hydration is done: a field that is changed meanwhile is hydrated with its new value, so React takes
 * it for unchanged and calls no handler. What is changed after `settle` React has heard.
 */
export const RECORD_EARLY_INPUT = `(function () {
  var buttons = new Set(), fields = new Map(), isStopped = false, isSettled = false;
  function note(event) {
    var target = event.target;
    if (event.type === "click") {
      var button = isStopped ? null : target.closest(${JSON.stringify(BUTTONS)});
      if (button) buttons.add(button);
    } else if (isSettled) fields.delete(target);
    else if (target.matches(${JSON.stringify(FIELDS)})) {
      fields.set(target, /^(?:checkbox|radio)$/.test(target.type) ? target.checked : target.value);
    }
  }
  var types = ["click", "input", "change"];
  types.forEach(function (type) { document.addEventListener(type, note, true); });
  window.earlyInput = {
    buttons: buttons,
    fields: fields,
    stop: function () { isStopped = true; },
    settle: function () { isSettled = true; },
    forget: function () {
      types.forEach(function (type) { document.removeEventListener(type, note, true); });
    }
  };
})();`;
