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
    answers: "Answer what guests ask",
    logo: "Add your logo",
    background: "Choose a background",
    colours: "Set your colours",
    button: "Add your first button",
    languages: "Add your guests’ languages",
    publish: "Publish your portal",
    qr: "Print the QR code",
  },
  offer: {
    title: (count: number) => `Set up your portal in ${count} steps`,
    text: "Quick start takes you from your answers to the QR code.",
    open: "See the steps",
    close: "Hide",
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
