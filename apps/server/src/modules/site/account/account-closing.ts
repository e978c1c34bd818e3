import type { Db } from "../../../db/client.ts";
import { deleteHighlightsOf, eraseSignupsOf } from "../../content/index.ts";
import { deleteNotesOn, eraseAppealsOf } from "../../moderation/index.ts";
import { accountTexts } from "../../people/index.ts";
import { closeAccount, dueAccounts } from "./account-closing.queries.ts";

/** Closes the accounts whose cooling-off period is over. Runs as a job. */
export async function closeDueAccounts(tx: Db): Promise<void> {
  for (const userId of await dueAccounts(tx)) {
    await closeAccount(tx, userId, accountTexts.closedName);
    await eraseSignupsOf(tx, userId);
    await eraseAppealsOf(tx, userId);
    await deleteNotesOn(tx, userId);
    await deleteHighlightsOf(tx, userId);
  }
}
