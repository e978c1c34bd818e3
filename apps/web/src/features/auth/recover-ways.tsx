import type { Api } from "@lenscape/api/client";
import { IconTile, type IconTileProps } from "@lenscape/ui/icon-tile";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, KeyRound, Mail, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { recoveryText as text } from "#copy/recovery.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";

export type RecoverWay = "mail" | "phone" | "code";

interface WayProps {
  tone: IconTileProps["tone"];
  icon: ReactNode;
  title: string;
  hint: string;
  onChoose: (() => void) | undefined;
}

function Way({ tone, icon, title, hint, onChoose }: WayProps) {
  return (
    <button
      type="button"
      disabled={!onChoose}
      onClick={onChoose}
      className="flex min-h-17 w-full items-center gap-3.5 rounded-xl border border-border enabled:border-border-strong px-3.5 py-3 text-start enabled:hover:bg-surface-hover disabled:text-text-muted"
    >
      <IconTile tone={onChoose ? tone : "grey"}>{icon}</IconTile>
      <span className="grid min-w-0 grow gap-0.5">
        <span>{title}</span>
        <span className="text-sm text-text-muted">{hint}</span>
      </span>
      {onChoose && <ChevronRight aria-hidden="true" className="size-4.5 flex-none text-text-muted" />}
    </button>
  );
}

/** Which ways back into an account the community has connected. */
export const recoverWays = (api: Api) => apiQuery(api, "recoverWays", { silent: true });

/** The ways back into an account; those that the community has not connected come last and say so. */
export function RecoverWays({ onChoose }: { onChoose: (way: RecoverWay) => void }) {
  const { api } = useApp();
  const { data, isPending } = useQuery(recoverWays(api));
  if (isPending) return <Skeleton className="h-70.5 w-full md:h-65.5" />;
  const mail = data?.mail !== 0;
  const sms = data?.sms !== 0;
  const ways = [
    {
      name: "mail",
      isOpen: mail,
      tone: "blue",
      icon: <Mail />,
      title: text.mail,
      hint: mail ? text.mailHint : text.noMail,
    },
    {
      name: "phone",
      isOpen: sms,
      tone: "brand",
      icon: <Smartphone />,
      title: text.phone,
      hint: sms ? text.phoneHint : text.noSms,
    },
    { name: "code", isOpen: true, tone: "amber", icon: <KeyRound />, title: text.code, hint: text.codeHint },
  ] as const;
  return (
    <div className="grid gap-2">
      {ways
        .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
        .map(({ name, isOpen, ...way }) => (
          <Way key={name} {...way} onChoose={isOpen ? () => onChoose(name) : undefined} />
        ))}
      <p className="mt-2 text-sm text-text-muted">{text.none}</p>
    </div>
  );
}
