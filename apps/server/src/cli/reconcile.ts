import { faultLine, reconcile } from "../modules/rewards/index.ts";
import type { Command } from "./command.ts";

/** Checks every member's ledgers. Prints a line per discrepancy, and exits with 1 if there is one. */
export const reconcileCommand: Command = {
  usage: "",
  about: "对账：每位成员的积分与经验是不是都有出处",
  takes: [0, 0],
  async run({ database, say }) {
    const { members, entries, faults } = await reconcile(database.db);
    for (const fault of faults) say(faultLine(fault));
    if (faults.length > 0) return 1;
    say(`对账完成：${members} 位成员、${entries} 笔积分，全部相符。`);
    return 0;
  },
};
