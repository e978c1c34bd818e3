import { runServer } from "./server.ts";
import { serveSources } from "./web/dev.ts";

/**
 * Entry of `pnpm dev`, which serves the sources through Vite. Not part of the build, because Vite serves any file of the
 * repository.
 */
runServer(async () => serveSources);
