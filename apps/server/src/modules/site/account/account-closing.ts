import type { Db } from "../../../db/client.ts";
import { eraseSignupsOf } from "../../content/activity/activity.queries.ts";
import { deleteHighlightsOf } from "../../content/highlight/highlight.queries.ts";
import { eraseAppealsOf } from "../../moderation/appeal/appeal.queries.ts";
import { deleteNotesOn } from "../../moderation/note/member-note.queries.ts";
import { accountTexts } from "../../people/account/account.rules.ts";
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
