import { type ConfirmOptions, confirm } from "@lenscape/ui/confirm-dialog";
import { useEffect } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { accountText as text } from "./text.ts";

const unsavedQuestion: ConfirmOptions = {
  title: text.leaveTitle,
  content: text.leaveQuestion,
  okText: text.leave,
  cancelText: text.stay,
};

/** Asks for confirmation before a page with unsaved changes is left, by navigation or by closing the tab. */
export function useUnsavedPrompt(hasChanges: boolean, question = unsavedQuestion): void {
  const blocker = useBlocker(hasChanges);
  useBeforeUnload((event) => hasChanges && event.preventDefault());
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm(question).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, question]);
}
