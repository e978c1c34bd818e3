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

/** Asks before a page with unsaved changes is left, inside the site and out of it. */
export function useUnsavedPrompt(unsaved: boolean, question = unsavedQuestion): void {
  const blocker = useBlocker(unsaved);
  useBeforeUnload((event) => unsaved && event.preventDefault());
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm(question).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, question]);
}
