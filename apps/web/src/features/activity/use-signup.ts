import { ApiError } from "@lenscape/api/errors";
import type { Activity } from "@lenscape/api/types";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { activityText as text } from "#copy/activity.ts";
import { useAction } from "#lib/action.ts";
import { type App, useApp, useMember } from "#lib/app.tsx";
import { activity as activityQuery, mine } from "./queries.ts";

/** Brings what shows an activity up to date after something changed who takes part. */
export async function refreshActivity({ api, queries }: App, id: string): Promise<void> {
  const lists = new Set<unknown>(["activityList", "activityCounts", "activitySignupList"]);
  await Promise.all([
    queries.invalidateQueries(mine(api, id)),
    queries.invalidateQueries(activityQuery(api, id)),
    queries.invalidateQueries({ predicate: ({ queryKey }) => lists.has(queryKey[0]) }),
  ]);
}

export interface SignupValues {
  name: string;
  phone: string;
  answers: string[];
}

export type SignupErrors = Partial<Record<"name" | "phone" | number, string>>;

/** What has to be mended in a signup, in the server's words. */
export function checkValues({ fields }: Pick<Activity, "fields">, values: SignupValues): SignupErrors {
  const errors: SignupErrors = {};
  if (values.name.trim() === "") errors.name = text.nameMissing;
  if (!/^1[3-9]\d{9}$/.test(values.phone.replace(/[\s-]/g, ""))) errors.phone = text.phoneWrong;
  fields.forEach(({ label, required }, index) => {
    if (required && !values.answers[index]?.trim())
      errors[index] = text.answerMissing.replace("{label}", label);
  });
  return errors;
}

/** Signing up: a refusal is said beside what was typed, and the numbers are fetched anew. */
export function useSignup({ id, needAudit, fields }: Activity, onDone: () => void) {
  const app = useApp();
  const { name } = useMember();
  const [values, setValues] = useState<SignupValues>(() => ({
    name,
    phone: "",
    answers: fields.map(() => ""),
  }));
  const [failure, setFailure] = useState("");
  const [send, sending] = useAction(async (values: SignupValues) => {
    setFailure("");
    try {
      await app.api.call("activitySignup", { body: { activityId: id, ...values }, silent: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      if (error.code === 409) await refreshActivity(app, id);
      return;
    }
    toast(needAudit ? text.successWaiting : text.success, { tone: "success" });
    onDone();
    await refreshActivity(app, id);
  });
  return { values, setValues, failure, send, sending };
}

export type Signup = ReturnType<typeof useSignup>;

/** Taking a signup back, after a question. */
export function useWithdraw(id: string) {
  const app = useApp();
  return useAction(async () => {
    const sure = await confirm({
      title: text.withdraw,
      content: text.withdrawQuestion,
      okText: text.withdraw,
      tone: "danger",
    });
    if (!sure) return;
    try {
      await app.api.call("activitySignupCancel", { body: { activityId: id } });
      toast(text.withdrawn, { tone: "success" });
    } finally {
      // Refused, it stands otherwise than the page says.
      await refreshActivity(app, id);
    }
  });
}
