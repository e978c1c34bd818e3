import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { wechatText as text } from "#shell/sign-in/text.ts";
import { loginMethodsQuery } from "#shell/sign-in/wechat-login.ts";

/** Link to the login by WeChat or SMS, if the operator has connected one of them. */
export function OtherLoginMethods({ redirect }: { redirect: string | undefined }) {
  const { api } = useApp();
  const { data } = useQuery(loginMethodsQuery(api));
  if (!data?.web && !data?.sms) return null;
  return (
    <p className="text-center text-meta">
      <Link href={paths.wxlogin(redirect)} className="text-brand-text hover:underline">
        {text.otherWays}
      </Link>
    </p>
  );
}
