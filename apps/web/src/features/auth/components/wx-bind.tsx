import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { Spinner } from "@lenscape/ui/spinner";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useSubmit } from "#lib/use-submit.ts";
import { getPath } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { OwnerProof } from "#shell/sign-in/owner-proof.tsx";
import { wechatText as text } from "#shell/sign-in/text.ts";
import { linkedAccountsQuery } from "#shell/sign-in/wechat-login.ts";

/**
 * Form that links the WeChat account after the return from WeChat. A wrong password can be corrected without another
 * visit to WeChat.
 */
export function WechatBind({ code, state }: { code: string; state: string }) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const { data, isPending } = useQuery(linkedAccountsQuery(api));
  const needsPassword = data?.hasPassword !== 0;
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [failure, trySubmit] = useSubmit({ password: setError });
  const [submit, isSubmitting] = useAction(async () => {
    const body = { code, state, ...(needsPassword && { password }) };
    if (!(await trySubmit(() => api.call("wxUserinfo", { body, silent: true })))) return;
    toast(text.bound, { tone: "success" });
    void queries.invalidateQueries(linkedAccountsQuery(api));
    await navigate(getPath("settings"), { replace: true });
  });
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const isMissing = needsPassword && !password;
    setError(isMissing ? text.passwordMissing : "");
    if (!isMissing) void submit();
  }
  if (isPending) return <Spinner className="justify-self-center" />;
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={text.bindWx} className="grid gap-4.5">
      <div>
        <h1 className="font-semibold text-[1.625rem] leading-[2.375rem]">{text.bindWx}</h1>
        {needsPassword && <p className="mt-0.5 text-text-muted">{text.bindWxLead}</p>}
      </div>
      <FormAlert message={failure} />
      <OwnerProof
        needsPassword={needsPassword}
        value={password}
        error={error}
        maxLength={limits.wxUserinfo.password.maxLength}
        onChange={(next) => {
          setPassword(next);
          setError("");
        }}
      />
      <Button tone="primary" size="lg" block type="submit" loading={isSubmitting}>
        {text.bindWx}
      </Button>
      <Button size="lg" block asChild>
        <Link href={getPath("settings")}>{text.toSettings}</Link>
      </Button>
    </form>
  );
}
