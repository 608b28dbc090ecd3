import { z } from "zod";

// By default Zod compiles its checks with `new Function`, which the screens' content security policy forbids.
z.config({ jitless: true });

export { z };
