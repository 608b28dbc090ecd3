export const guidance = {
  quickStart: {
    title: "Quick start",
    intro: "Four steps from an empty property to a portal your guests can open.",
    steps: {
      name: {
        title: "Give it your name",
        text: "In Setup, Homepage, enter the property name, add your logo and a background, and switch on your guests’ languages.",
      },
      style: {
        title: "Choose your style",
        text: "Theme style sets colours, fonts and the look of buttons. The preview beside it shows every change.",
      },
      buttons: {
        title: "Add your buttons",
        text: "A link to the menu, a map, a popup with tips, a call to reception. Make them in one language, then copy them to the others.",
      },
      publish: {
        title: "Publish and print the code",
        text: "Publish lists what is still missing. Once live, download the QR code and put it where guests look.",
      },
    },
    openSetup: "Open setup",
    fullGuide: "Full quick start guide",
  },
  tutorial: {
    title: "Tutorial",
    intro: "How the parts of the content manager work together.",
    steps: {
      draft: {
        title: "Draft and live version",
        text: "Apply keeps your changes as a draft. Guests see them only after you publish, so you can work in peace.",
      },
      order: {
        title: "Order and edit buttons",
        text: "Drag a tile to move it, or press Space and use the arrow keys. Press Enter to open its editor.",
      },
      languages: {
        title: "Languages",
        text: "Each language has its own buttons. Copying replaces what the other language has now, and says how many that are.",
      },
      versions: {
        title: "Versions",
        text: "Every publication is kept. Restore an earlier one as your draft, look at it, then publish it again.",
      },
    },
  },
  help: {
    title: "Help",
    intro: "Answers to what people ask most.",
    questions: {
      notVisible: {
        title: "Why do my guests not see a change?",
        text: "It is in your draft. Open Setup, Publish, fix what is listed in red, and press Publish.",
      },
      newCode: {
        title: "What happens when I make a new QR code?",
        text: "The printed one stops working at once. Guests who scan it see a page that says so.",
      },
      licence: {
        title: "My licence has ended. What now?",
        text: "Your content is kept. Write or call us, and it can be edited again as soon as the licence is renewed.",
      },
      colours: {
        title: "Why is my colour marked red?",
        text: "The text on it would be hard to read. Use the suggested colour, the nearest that passes.",
      },
    },
  },
  contact: {
    title: "Contact us",
    intro: "Tell us your property’s name and, if you have it, your licence key.",
    write: "Write to us",
    call: "Call us",
    website: "Visit our website",
    regions: {
      eu: "Europe",
      uk: "United Kingdom",
      us: "United States",
      me: "Middle East",
    },
  },
};

export type GuidanceMessages = typeof guidance;
