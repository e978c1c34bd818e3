import type { Config } from "../../../config.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { hasTwoStep } from "./two-step.queries.ts";

/** Whether a member must have a second step because they can enter the console. */
export const mustHaveTwoStep = ({ operatorTwoStep }: Config, viewer: Viewer): boolean =>
  operatorTwoStep &&
  (viewer.lacksTwoStep || viewer.key?.ownerEntersConsole || hasPermission(viewer, "console.enter"));

/** Whether a required second step is missing. Until it is set up, the viewer has a member's permissions. */
export const lacksTwoStep = async (db: Db, config: Config, viewer: Viewer): Promise<boolean> =>
  mustHaveTwoStep(config, viewer) && !(await hasTwoStep(db, viewer.id));
