import type { Config } from "../../config.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import type { Db } from "../../db/client.ts";
import { demoAccounts } from "../../demo/accounts.ts";
import { hasTwoStep } from "./queries.ts";

/** Whether this community asks a second step of a member, since they may enter the console. */
export const mustHaveTwoStep = ({ operatorTwoStep, demo }: Config, viewer: Viewer): boolean =>
  operatorTwoStep &&
  hasPermission(viewer, "console.enter") &&
  !(demo && demoAccounts.some(({ username }) => username === viewer.username));

/** Whether a member is asked for a second step that they do not have yet: until then they are a member like any other. */
export const lacksTwoStep = async (db: Db, config: Config, viewer: Viewer): Promise<boolean> =>
  mustHaveTwoStep(config, viewer) && !(await hasTwoStep(db, viewer.id));
