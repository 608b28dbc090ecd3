import { type Editor, Node } from "@tiptap/react";
import { type Chip, toChip, writeChip } from "#domain/answers/chips/chip.ts";
import { CHIP_LOOK } from "../../answers/chip-look.ts";

const LOOK = `${CHIP_LOOK} [&.ProseMirror-selectednode]:outline-2 [&.ProseMirror-selectednode]:outline-focus`;

/** An answer inside a text: one character for the caret, deleted as a whole, shown with its name and value. */
export const ChipNode = Node.create<{ getLabel: (chip: Chip) => string }>({
  name: "chip",
  group: "inline",
  inline: true,
  atom: true,
  selectable: true,
  addOptions: () => ({ getLabel: writeChip }),
  addAttributes: () => ({
    question: { default: "", parseHTML: ({ dataset }) => dataset.question ?? "", rendered: false },
    part: { default: "", parseHTML: ({ dataset }) => dataset.part ?? "", rendered: false },
  }),
  parseHTML: () => [
    { tag: "span[data-question][data-part]", getAttrs: ({ dataset }) => (toChip(dataset) ? null : false) },
  ],
  renderHTML({ node }) {
    const chip = toChip(node.attrs);
    const label = chip ? this.options.getLabel(chip) : "";
    const data = { "data-question": chip?.question ?? "", "data-part": chip?.part ?? "" };
    return ["span", { ...data, class: LOOK, contenteditable: "false" }, label];
  },
  renderText({ node }) {
    const chip = toChip(node.attrs);
    return chip ? this.options.getLabel(chip) : "";
  },
});

/** Writes the present names and values into the drawn chips, which do not change with the document. */
export function redrawChips({ view }: Editor, getLabel: (chip: Chip) => string): void {
  for (const drawn of view.dom.querySelectorAll<HTMLElement>("span[data-question][data-part]")) {
    const chip = toChip(drawn.dataset);
    if (chip) drawn.textContent = getLabel(chip);
  }
}
