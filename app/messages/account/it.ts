export { accountForms } from "../it/account-forms.ts";
