import type { Api } from "@lenscape/api/client";
import { IconTile } from "@lenscape/ui/icon-tile";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, KeyRound, Mail, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { recoveryText as text } from "#copy/recovery.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";

export type RecoverWay = "mail" | "phone" | "code";

interface WayProps {
  icon: ReactNode;
  title: string;
  hint: string;
  onChoose?: () => void;
}

function Way({ icon, title, hint, onChoose }: WayProps) {
  return (
    <button
      type="button"
      disabled={!onChoose}
      onClick={onChoose}
      className="flex min-h-17 w-full items-center gap-3.5 rounded-xl border border-border-strong px-3.5 py-3 text-start enabled:hover:bg-surface-hover disabled:text-text-muted"
    >
      {icon}
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

/** The ways back into an account; those that the community has not connected say so. */
export function RecoverWays({ onChoose }: { onChoose: (way: RecoverWay) => void }) {
  const { api } = useApp();
  const { data, isPending } = useQuery(recoverWays(api));
  if (isPending) return <Skeleton className="h-70.5 w-full md:h-65.5" />;
  const way = (name: RecoverWay, isOpen: boolean) => (isOpen ? { onChoose: () => onChoose(name) } : {});
  return (
    <div className="grid gap-2">
      <Way
        icon={
          <IconTile tone="blue">
            <Mail />
          </IconTile>
        }
        title={text.mail}
        hint={data?.mail === 0 ? text.noMail : text.mailHint}
        {...way("mail", data?.mail !== 0)}
      />
      <Way
        icon={
          <IconTile tone="brand">
            <Smartphone />
          </IconTile>
        }
        title={text.phone}
        hint={data?.sms === 0 ? text.noSms : text.phoneHint}
        {...way("phone", data?.sms !== 0)}
      />
      <Way
        icon={
          <IconTile tone="amber">
            <KeyRound />
          </IconTile>
        }
        title={text.code}
        hint={text.codeHint}
        {...way("code", true)}
      />
      <p className="mt-2 text-sm text-text-muted">{text.none}</p>
    </div>
  );
}
