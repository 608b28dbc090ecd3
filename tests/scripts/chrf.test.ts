import { expect, it } from "vitest";
import { scoreChrf } from "#scripts/operations/chrf.ts";

/** Sentences of sacreBLEU's own tests. */
const CZECH = [
  [
    "Co nás nejvíc trápí, protože lékaři si vybírají, kdo bude žít a kdo zemře.",
    "Nejvíce smutní jsme z toho, že musíme rozhodovat o tom, kdo bude žít a kdo zemře.",
  ],
  [
    "Nebo prostě nemají vybavení, které by jim pomohlo, uvedli lékaři.",
    "A někdy nemáme ani potřebný materiál, abychom jim pomohli, popsali lékaři.",
  ],
  [
    "Lapali po dechu, jejich životy skončily dřív, než skutečně začaly.",
    "Lapali po dechu a pak jejich život skončil - dřív, než skutečně mohl začít, připomněli.",
  ],
] as const;

/** Scores of `sacrebleu.metrics.CHRF()`, version of 2026-01, for the same texts. */
it.each<[readonly (readonly [string, string])[], number]>([
  [CZECH.slice(0, 1), 39.14081690316369],
  [CZECH.slice(1, 2), 31.225641469352972],
  [CZECH.slice(2, 3), 57.157427512824064],
  [CZECH, 43.03622941164886],
  [[["a", "a"]], 100],
  [[["a b c", "abc"]], 100],
  [[["", "reference"]], 0],
  [[["aa", "ab"]], 25],
  [[["温泉とプール", "プールと温泉"]], 30.833333333333336],
  [[["😀a", "😀b"]], 25],
  [
    [
      ["a", "a"],
      ["b", "c"],
    ],
    50,
  ],
  [[], 0],
])("chrF equals sacreBLEU's: %j (L6)", (pairs, score) => {
  expect(scoreChrf(pairs.map(([hypothesis, reference]) => ({ hypothesis, reference })))).toBeCloseTo(
    score,
    10,
  );
});
