import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const IMPORT = /import \{([^}]*)\} from "react-router"/g;

/** What a file takes of React Router's by name. */
const takenBy = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );

it("every link of a screen is one that the Worker writes as it stands (S50)", () => {
  const linking = globSync("app/**/*.tsx").filter((file) =>
    takenBy(file).some((name) => name === "Link" || name === "NavLink"),
  );
  // The test holds what it writes against React Router's own.
  expect(linking.sort()).toEqual(["app/ui/screen-link.test.tsx", "app/ui/screen-link.tsx"]);
});
