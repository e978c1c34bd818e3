import type { Db } from "../../../db/client.ts";
import type { FoundingGate } from "./founding.gate.ts";
import { issueSetupToken, setupUrl } from "./founding.queries.ts";

interface SetupLineInput {
  founding: FoundingGate;
  db: Db;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Called with the error if the database does not answer. */
  onFault: (error: unknown) => void;
}

/**
 * Returns the line that a starting server prints for an empty community, with a single-use setup link; undefined for
 * a founded one. If the database does not answer in time, the line names the setup command.
 */
export async function setupLine({
  founding,
  db,
  origin,
  onFault,
}: SetupLineInput): Promise<string | undefined> {
  try {
    if (await founding.isFounded()) return undefined;
    const token = await issueSetupToken(db);
    return `社区还是空的。一小时内打开这个地址建社区，只能用一次：\n${setupUrl(origin, token)}`;
  } catch (error) {
    onFault(error);
    return "数据库没有及时回答，还不知道社区建好没有。如果还没有，用 setup 命令取建社区的地址。";
  }
}
