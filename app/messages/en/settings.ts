export const settings = {
  title: "Settings",
  language: {
    title: "Language",
    text: "Language of this tool. Guest languages are set under Setup › Homepage.",
  },
  password: {
    title: "Password",
    text: "The password you sign in with.",
    default: "You’re still using the default password.",
    change: "Change password",
  },
  property: {
    title: "Property",
    text: "Time zone, postal address and main phone number.",
    open: "Property details",
    zone: "Time zone",
    zoneHint: "Used for figures, emails and dates.",
    findZone: "Search for a city",
    noZone: "No city found",
    address: "Postal address",
    telephone: "Main phone number",
    telephoneHint: "With country code. Guests’ phones use it to reach extensions.",
    saved: "Property details saved",
    failed: "Couldn’t save the property details",
    meanwhile: "Someone else has saved this in the meantime. Save again to replace it with yours.",
  },
  plan: {
    title: "Subscription plan",
    upgrade: "Upgrade plan",
  },
  licenceKey: {
    title: "Licence key",
    text: "Have this ready when you call support.",
    copy: "Copy licence key",
    copied: "Licence key copied",
  },
  clone: {
    title: "Clone property",
    text: "Copies this property’s styling and buttons to another property.",
  },
  reset: {
    title: "Reset content",
    text: (propertyName: string) =>
      `Deletes all content of ${propertyName} and restores the default template.`,
    question: (propertyName: string) => `Reset all content of ${propertyName}?`,
    warning: "This deletes all content for the property and restores the default template.",
    keep: "Keep current content",
    confirm: "Delete and reset",
    running: "Resetting",
  },
  about: (version: string | number, companyName: string) => `Version ${version} · ${companyName}`,
  toasts: {
    resetContentFailed: (propertyName: string) => `Error resetting content for ${propertyName}`,
    upgradeFailed: "Upgrade failed. Please contact support.",
  },
};

export type SettingsMessages = typeof settings;
