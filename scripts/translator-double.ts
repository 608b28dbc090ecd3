import { startTranslator } from "#tests/factories/translator/start-translator.ts";

/*
 * Runs the tests' double of a translation engine, for looking at drafts without an engine:
 * `node scripts/translator-double.ts 8899`, then `TRANSLATOR_URL=http://127.0.0.1:8899 npm start`.
 */
const { origin } = await startTranslator(Number(process.argv[2] ?? 0));
console.log(`TRANSLATOR_URL=${origin} npm start`);
