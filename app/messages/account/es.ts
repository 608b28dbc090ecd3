export { accountForms } from "../es/account-forms.ts";
