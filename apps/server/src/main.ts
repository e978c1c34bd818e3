import { runServer } from "./server.ts";
import { readBuilt } from "./web/built.ts";
import { serveBuiltPages } from "./web/index.ts";

/** Entry of the built server. Vite is reached from `dev.ts` alone, so no setting can turn it on here. */
runServer(async () => {
  const built = await readBuilt();
  return (app, config) => serveBuiltPages(app, config, built);
});
