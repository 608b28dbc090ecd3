import type { AskWords } from "../words/ask-words.ts";
import type { Words } from "../words/words.ts";

/** Words of the search's script, in `data-words` of the results as JSON. */
export type SearchWords = Pick<AskWords, "search" | "inGuide" | "onPage" | "moment" | "answers" | "more"> &
  Pick<Words, "copy" | "copied">;
