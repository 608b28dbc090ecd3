export const settings = {
  title: "Settings",
  language: {
    title: "Language",
    text: "Of this content manager. Your guests’ languages are in Setup, Homepage.",
  },
  password: {
    title: "Password",
    text: "Change it from time to time.",
    default: "Still the one you were given.",
    change: "Change password",
  },
  property: {
    title: "Property",
    text: "Time zone, postal address and main telephone number.",
    open: "Property details",
    zone: "Time zone",
    zoneHint: "Figures, emails and your guests’ days follow it.",
    findZone: "Search for a city",
    noZone: "No city found",
    address: "Postal address",
    telephone: "Main telephone number",
    telephoneHint: "With country code. Guests’ phones dial extensions through it.",
    saved: "Property details saved",
    failed: "The property details could not be saved",
    meanwhile: "Someone else has saved this meanwhile. Save again to replace it with yours.",
  },
  plan: {
    title: "Subscription plan",
    upgrade: "Upgrade plan",
  },
  licenceKey: {
    title: "Licence key",
    text: "Support asks for it when you call.",
    copy: "Copy licence key",
    copied: "Licence key copied",
  },
  clone: {
    title: "Clone property",
    text: "Copies this property’s styling and buttons onto another one.",
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
