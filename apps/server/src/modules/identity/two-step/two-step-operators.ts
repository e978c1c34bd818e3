import type { Config } from "../../../config.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { hasTwoStep } from "./two-step.queries.ts";

/** Whether this community requires a second step of a member, because they may enter the console. */
export const mustHaveTwoStep = ({ operatorTwoStep }: Config, viewer: Viewer): boolean =>
  operatorTwoStep &&
  (viewer.lacksTwoStep || viewer.key?.ownerEntersConsole || hasPermission(viewer, "console.enter"));

/** Whether a member is asked for a second step that they do not have yet: until then they are a member like any other. */
export const lacksTwoStep = async (db: Db, config: Config, viewer: Viewer): Promise<boolean> =>
  mustHaveTwoStep(config, viewer) && !(await hasTwoStep(db, viewer.id));
