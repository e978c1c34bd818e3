import type { Api } from "@lenscape/api/client";
import { IconTile, type IconTileProps } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, KeyRound, Mail, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";

export type RecoverWay = "mail" | "phone" | "code";

interface WayProps {
  tone: IconTileProps["tone"];
  icon: ReactNode;
  title: string;
  hint: string;
  onChoose: () => void;
}

function Way({ tone, icon, title, hint, onChoose }: WayProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-17 w-full items-center gap-3.5 rounded-xl border border-border-strong px-3.5 py-3 text-start hover:bg-surface-hover"
    >
      <IconTile tone={tone}>{icon}</IconTile>
      <span className="grid min-w-0 grow gap-0.5">
        <span>{title}</span>
        <span className="text-sm text-text-muted">{hint}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 flex-none text-text-muted" />
    </button>
  );
}

/** Which ways back into an account the community has connected. */
export const recoverWays = (api: Api) => apiQuery(api, "recoverWays", { silent: true });

const WAYS = [
  { name: "mail", tone: "blue", icon: <Mail />, title: text.mail, hint: text.mailHint },
  { name: "phone", tone: "brand", icon: <Smartphone />, title: text.phone, hint: text.phoneHint },
  { name: "code", tone: "amber", icon: <KeyRound />, title: text.code, hint: text.codeHint },
] as const;

/** The ways back into an account that work here, and in a sentence what the community has not connected. */
export function RecoverWays({ onChoose }: { onChoose: (way: RecoverWay) => void }) {
  const { api } = useApp();
  const { data, isPending } = useQuery(recoverWays(api));
  if (isPending) return <Skeleton className="h-70.5 w-full md:h-65.5" />;
  const closed = [data?.mail === 0 && "mail", data?.sms === 0 && "phone"];
  const notOpen = (["mail", "phone"] as const).filter((name) => closed.includes(name));
  return (
    <div className="grid gap-2">
      {WAYS.filter(({ name }) => !closed.includes(name)).map(({ name, ...way }) => (
        <Way key={name} {...way} onChoose={() => onChoose(name)} />
      ))}
      <p className="mt-2 text-sm text-text-muted">
        {notOpen.length > 0 &&
          fillText(text.notOpen, {
            ways: notOpen.map((name) => text.notOpenWays[name]).join(text.notOpenAnd),
          })}
        {text.none}
      </p>
    </div>
  );
}
