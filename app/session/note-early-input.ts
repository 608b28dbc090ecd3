/** A press of one of these does nothing of itself: only the screen's script knows what it means. */
const BUTTONS = 'button[type="button"]';
const FIELDS = "input:not([type=file]),textarea,select";

/**
 * Notes, from the first byte of the page on, what is pressed and typed before React has taken over. It stands in
 * the page itself, as nothing else is there so early. A field that is changed after `stop` is forgotten: that
 * change React has heard.
 */
export const NOTE_EARLY_INPUT = `(function () {
  var buttons = new Set(), fields = new Map(), isOver = false;
  function note(event) {
    var target = event.target;
    if (event.type === "click") {
      var button = isOver ? null : target.closest(${JSON.stringify(BUTTONS)});
      if (button) buttons.add(button);
    } else if (isOver) fields.delete(target);
    else if (target.matches(${JSON.stringify(FIELDS)})) {
      fields.set(target, /^(?:checkbox|radio)$/.test(target.type) ? target.checked : target.value);
    }
  }
  var types = ["click", "input", "change"];
  types.forEach(function (type) { document.addEventListener(type, note, true); });
  window.earlyInput = {
    buttons: buttons,
    fields: fields,
    stop: function () { isOver = true; },
    forget: function () {
      types.forEach(function (type) { document.removeEventListener(type, note, true); });
    }
  };
})();`;
