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
import { bindings } from "#shell/sign-in/wechat-login.ts";

/** Binds the WeChat that has just been shown, by the member's password: a wrong one costs no other visit to WeChat. */
export function WxBind({ code, state }: { code: string; state: string }) {
  const { api, queries } = useApp();
  const navigate = useNavigate();
  const { data, isPending } = useQuery(bindings(api));
  const needsPassword = data?.hasPassword !== 0;
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [failure, attempt] = useSubmit({ password: setError });
  const [submit, sending] = useAction(async () => {
    const body = { code, state, ...(needsPassword && { password }) };
    if (!(await attempt(() => api.call("wxUserinfo", { body, silent: true })))) return;
    toast(text.bound, { tone: "success" });
    void queries.invalidateQueries(bindings(api));
    await navigate(getPath("settings"), { replace: true });
  });
  function check(event: FormEvent) {
    event.preventDefault();
    const missing = needsPassword && !password;
    setError(missing ? text.passwordMissing : "");
    if (!missing) void submit();
  }
  if (isPending) return <Spinner className="justify-self-center" />;
  return (
    <form method="post" noValidate onSubmit={check} aria-label={text.bindWx} className="grid gap-4.5">
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
      <Button tone="primary" size="lg" block type="submit" loading={sending}>
        {text.bindWx}
      </Button>
      <Button size="lg" block asChild>
        <Link href={getPath("settings")}>{text.toSettings}</Link>
      </Button>
    </form>
  );
}
