export { accountForms } from "../en/account-forms.ts";
