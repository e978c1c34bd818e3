import type { Db } from "../../db/client.ts";
import { eraseSignupsOf } from "../activities/queries.ts";
import { eraseAppealsOf } from "../moderation/appeal-queries.ts";
import { deleteNotesOn } from "../moderation/note-queries.ts";
import { deleteHighlightsOf } from "../threads/highlight-queries.ts";
import { closeAccount, dueAccounts } from "./queries.ts";
import { accountTexts } from "./rules.ts";

/** The job that closes the accounts whose cooling-off period is over. */
export async function closeDueAccounts(tx: Db): Promise<void> {
  for (const userId of await dueAccounts(tx)) {
    await closeAccount(tx, userId, accountTexts.closedName);
    await eraseSignupsOf(tx, userId);
    await eraseAppealsOf(tx, userId);
    await deleteNotesOn(tx, userId);
    await deleteHighlightsOf(tx, userId);
  }
}
