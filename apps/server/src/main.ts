import { runServer } from "./server.ts";
import { readBuilt } from "./web/built.ts";
import { serveBuiltPages } from "./web/index.ts";

/** Entry of the built server. Only `dev.ts` imports Vite, so no setting can enable it here. */
runServer(async () => {
  const built = await readBuilt();
  return (app, config) => serveBuiltPages(app, config, built);
});
