import { toast } from "@lenscape/ui/toast";
import type { App } from "#lib/app.tsx";
import type { ActPrompt } from "./moderation-dialog.tsx";
import { moderationText as text } from "./text.ts";

interface Subject {
  userId: string;
  nickname: string;
  /** Refetches what is shown of them. */
  refresh: () => Promise<void>;
}

const named = (title: string, { nickname }: Subject) => `${title} ${nickname}`;

/** Muting a member everywhere or in a circle, or letting them speak again where they are muted now (`on`). */
export function denying(
  { api }: App,
  subject: Subject,
  {
    on,
    circles,
    everywhere,
  }: { on: boolean; circles: readonly { id: string; groupName: string }[]; everywhere: boolean },
): ActPrompt {
  const { userId, refresh } = subject;
  const options = [
    ...(everywhere ? [{ value: "", label: text.everywhere }] : []),
    ...circles.map(({ id, groupName }) => ({ value: id, label: groupName })),
  ];
  return {
    name: `deny.${Number(on)}.${userId}`,
    title: named(text.acts.deny![on ? 1 : 0], subject),
    description: on ? undefined : text.denyHint,
    presets: on ? text.presets.lift : text.presets.member,
    // A circle's mute is bounded (docs/rulings.md), everywhere's is not.
    ...(on ? {} : { days: (place: string) => (place === "" ? [7, 1, 3, 30, 0] : [7, 1, 3]) }),
    ...(circles.length > 0 && { places: { label: text.where, options, missing: text.targetMissing } }),
    tone: on ? "primary" : "danger",
    async act({ reason, days, place }) {
      const body = { userId, value: on ? (0 as const) : (1 as const), days, reason };
      await api.call("userDeny", { body: { ...body, ...(place && { circleId: place }) }, silent: true });
      toast(text.done, { tone: "success" });
    },
    refresh,
  };
}

/** Banning a member, or letting them in again. */
export function forbidding(
  { api }: App,
  subject: Subject,
  { on, forever }: { on: boolean; forever: boolean },
): ActPrompt {
  const { userId, refresh } = subject;
  return {
    name: `forbidden.${Number(on)}.${userId}`,
    title: named(text.acts.forbidden![on ? 1 : 0], subject),
    description: on ? undefined : text.forbidHint,
    presets: on ? text.presets.lift : text.presets.member,
    ...(on ? {} : { days: () => [30, 7, 3, 1, ...(forever ? [0] : [])] }),
    tone: on ? "primary" : "danger",
    async act({ reason, days }) {
      const body = { userId, value: on ? (0 as const) : (1 as const), days, reason };
      await api.call("userForbidden", { body, silent: true });
      toast(text.done, { tone: "success" });
    },
    refresh,
  };
}

/** Closing an account, or opening it again. */
export function closing({ api }: App, subject: Subject, on: boolean): ActPrompt {
  const { userId, refresh } = subject;
  return {
    name: `closed.${Number(on)}.${userId}`,
    title: named(text.acts.closed![on ? 1 : 0], subject),
    description: on ? undefined : text.closeHint,
    presets: on ? text.presets.lift : text.presets.member,
    tone: on ? "primary" : "danger",
    async act({ reason }) {
      await api.call("userClosed", {
        body: { userId, value: on ? (0 as const) : (1 as const), reason },
        silent: true,
      });
      toast(text.done, { tone: "success" });
    },
    refresh,
  };
}
