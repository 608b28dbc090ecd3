export const accountForms = {
  register: {
    title: "Create an account",
    userName: "User name",
    accountName: "Account name",
    propertyName: "Property name",
    submit: "Create account",
    submitting: "Creating account",
    haveAccount: "Already have an account?",
    created: "Account created successfully. Please check your email!",
    createdText: (email: string) =>
      `Open the link in our email to ${email} to confirm your address, then sign in.`,
  },
  confirmAddress: {
    title: "Confirm your email address",
    text: "One click and your account is ready.",
    submit: "Confirm address",
    submitting: "Confirming",
    done: "Your address is confirmed.",
    again: "Send the link again",
    againText: "Enter the address you registered with.",
    sent: (email: string) => `If ${email} still needs confirming, a new link is on its way.`,
  },
  stopMail: {
    title: "Unsubscribe",
    text: {
      weekly: "You’ll no longer get the weekly figures for this property.",
      overdue: "You’ll no longer get emails about guests who wait too long at this property.",
      alert: "You’ll no longer be alerted to low ratings for this property.",
    },
    submit: "Unsubscribe",
    submitting: "Unsubscribing",
    done: "You’re unsubscribed. You can switch this email back on from the dashboard.",
    unknown: "This link is no longer valid. Sign in and switch the email off on the dashboard.",
  },
  agree: {
    title: "Guest messages by email",
    text: "Say yes and messages that guests send through this portal will come to your address.",
    submit: "Yes, send me these messages",
    submitting: "Confirming",
    done: "Thank you. Guest messages will now come to your address. You can close this page.",
    unknown:
      "This link no longer works: it has expired, or a newer email has replaced it. If you’d like the messages, ask the property to write to you again.",
  },
  forgotPassword: {
    title: "Reset your password",
    subtitle: "We’ll email you a link. It works for one hour.",
    submit: "Send the link",
    submitting: "Sending",
    sent: (email: string) => `If ${email} has an account, a link is on its way.`,
    notThere: "Nothing there after a few minutes? Check your spam folder.",
    failed: (email: string) => `ERROR: Reset password for ${email} failed`,
    backToSignIn: "Back to sign in",
  },
  resetPassword: {
    title: "Choose a new password",
    subtitle: "This signs you out on all devices.",
    submit: "Save password",
    submitting: "Saving",
    done: "Your new password is saved.",
    askAgain: "Ask for a new link",
    /** For invitation links. */
    welcome: (name: string) => `Welcome, ${name}`,
    welcomeText: (groupName: string, email: string) =>
      `Choose a password for ${groupName}. You’ll sign in with ${email}.`,
    roles: { owner: "Owner", editor: "Editor", viewer: "Viewer", desk: "Desk" },
    wholeGroup: "Whole group",
    welcomeAccess: (role: string, where: string, until: string | null) =>
      until === null ? `Your role: ${role}, ${where}.` : `Your role: ${role}, ${where}, until ${until}.`,
    welcomeSubmit: "Save and sign in",
    welcomeSubmitting: "Signing in",
  },
  changePassword: {
    title: "Change password",
    subtitle: "You’ll be signed out everywhere and can sign in with the new password.",
    current: "Current password",
    new: "New password",
    confirm: "Confirm new password",
    rule: (min: number) => `At least ${min} characters.`,
    submit: "Change password",
    submitting: "Changing password",
    done: "Password successfully changed. You will be logged out.",
    next: "Sign in with your new password.",
    back: "Back",
  },
  toasts: {
    invalidEmail: "Invalid email",
    resetFailed: "Error resetting account",
  },
};

export type AccountFormMessages = typeof accountForms;
