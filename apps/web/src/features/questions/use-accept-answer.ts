import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { questionText as text } from "#copy/question-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { showQuestion } from "./queries.ts";

/** Accepts an answer of a thread, or asks and no longer accepts it. */
export function useAccept(threadId: string) {
  const app = useApp();
  return useAction(async (postId: string, value: 0 | 1) => {
    if (value === 0 && !(await confirm({ content: text.unacceptQuestion, okText: text.unaccept }))) return;
    const question = await app.api.call("questionAccept", { body: { postId, value } });
    await showQuestion(app, threadId, question, "questionAccept");
    toast(value === 1 ? text.acceptDone : text.unacceptDone, { tone: "success" });
  });
}
