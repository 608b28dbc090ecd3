export const common = {
  apply: "Apply",
  dismiss: "Dismiss",
  retry: "Try again",
  ok: "OK",
  showPassword: "Show password",
  hidePassword: "Hide password",
  toasts: {
    region: "Messages",
    somethingWentWrong: "Something went wrong",
    unstableNetwork: "Unstable network connection, please try again in a few moments",
  },
};

export type CommonMessages = typeof common;
