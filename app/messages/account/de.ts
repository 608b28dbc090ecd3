export { accountForms } from "../de/account-forms.ts";
