import { runServer } from "./server.ts";
import { serveSources } from "./web/dev.ts";

/** Entry of `pnpm dev`: serves the sources through Vite. It is not part of the build, because Vite serves any file of the repository. */
runServer(async () => serveSources);
