import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { updateQuestionInCache } from "./queries.ts";
import { threadQuestionText as text } from "./text.ts";

/** Returns the action that accepts an answer, or withdraws the acceptance after a confirmation. */
export function useAcceptAnswer(threadId: string) {
  const app = useApp();
  return useAction(async (postId: string, value: 0 | 1) => {
    if (value === 0 && !(await confirm({ content: text.unacceptConfirm, okText: text.unaccept }))) return;
    const question = await app.api.call("questionAccept", { body: { postId, value } });
    await updateQuestionInCache(app, threadId, question, "questionAccept");
    toast(value === 1 ? text.acceptDone : text.unacceptDone, { tone: "success" });
  });
}
