/** Selector of buttons that only the screen's script handles. Tiles are buttons by their `role`. */
const BUTTONS = 'button[type="button"],[role=button]';
const FIELDS = "input:not([type=file]),textarea,select";

/**
 * Records presses and input from the page's first byte until React takes over. Inlined in the page, because
 * no other script is available so early.
 *
 * `stop` ends presses right before hydration: from then on React hydrates synchronously for a press and
 * handles it. `settle` ends fields after hydration: a field changed during hydration keeps its new value,
 * which React would consider unchanged and call no handler. Later changes reach React.
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
    disconnect: function () {
      types.forEach(function (type) { document.removeEventListener(type, note, true); });
    }
  };
})();`;
