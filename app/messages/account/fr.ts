export { accountForms } from "../fr/account-forms.ts";
