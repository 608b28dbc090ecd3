/** Frame of an answer in staff's texts. */
export const CHIP_LOOK = "rounded-sm bg-surface-highlight px-1 py-0.5 text-on-highlight";
