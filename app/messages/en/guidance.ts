export const guidance = {
  contact: {
    regions: {
      eu: "Europe",
      uk: "United Kingdom",
      us: "United States",
      me: "Middle East",
    },
  },
  howToSolve: "How to solve this",
  steps: {
    logo: "Add your logo",
    background: "Choose a background",
    colours: "Set your colours",
    button: "Make your first button",
    languages: "Speak your guests’ languages",
    preview: "Look at it as a guest",
    publish: "Publish your portal",
    qr: "Print the QR code",
  },
  hint: {
    label: "Tutorial",
    step: (position: string | number, total: string | number) => `Tutorial: step ${position} of ${total}`,
    done: "Done",
    next: "Next step",
    back: "Back to the tutorial",
    close: "Hide the tutorial",
  },
};

export type GuidanceMessages = typeof guidance;
